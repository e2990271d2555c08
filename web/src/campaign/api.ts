/** HTTP: the doors of campaigns. */

import { at, request, type InvitationTold, type NewSeat } from '../api';
import type { Json } from '../wire';
import type { Campaign, CampaignTerms, Listed } from './wire';

const of = (id: string, ...more: (string | number)[]) => at('campaigns', id, ...more);

export const campaigns = {
  mine: () => request<Listed[]>('GET', '/campaigns'),
  terms: () => request<CampaignTerms>('GET', '/campaigns/terms'),
  found: (campaign: { lecturers: NewSeat[]; options: Record<string, Json>; title: string }) =>
    request<Campaign>('POST', '/campaigns', campaign),
  one: (id: string) => request<Campaign>('GET', of(id)),
  join: (id: string, seat: number, invitation: string) =>
    request<Campaign>('POST', of(id, 'lecturers', seat), { invitation }),
  invitation: (id: string) => request<InvitationTold>('GET', of(id, 'invitation')),
  renewInvitation: (id: string) => request<InvitationTold>('POST', of(id, 'invitation')),
  choose: (id: string, choice: { seat: number; choice: unknown; seq: number }) =>
    request<Campaign>('POST', of(id, 'choices'), choice),
  undo: (id: string) => request<Campaign>('POST', of(id, 'undo')),
  match: (id: string, nearest: boolean) => request<Campaign>('POST', of(id, 'match'), { nearest }),
  result: (id: string) => request<Campaign>('POST', of(id, 'result')),
};

/** Where the sheet lies as a file. */
export function sheetFile(id: string, kind: 'html' | 'svg' | 'json', lang: string): string {
  return `/api${of(id, 'sheet', kind)}?lang=${lang}&download=true`;
}
