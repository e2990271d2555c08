/** A campaign as its page knows it: asked again and again, since months pass between decisions. */

import { ApiError } from '../api';
import type { Json, Trouble } from '../wire';
import { campaigns } from './api';
import { NOTHING, result, type Draft } from './model';
import type { Asked, Campaign } from './wire';

/** Milliseconds between two looks while the page is seen. */
export const EVERY = 10_000;

export class CampaignStore {
  readonly id: string;
  told: Campaign | null = $state.raw(null);
  /** Why the last deed was not done. */
  trouble: Trouble | null = $state.raw(null);
  /** There is no such campaign, or it cannot be followed. */
  gone: string | null = $state(null);
  lost = $state(false);
  busy = $state(false);
  /** For which of one's Lecturers one decides, where several are asked. */
  who: number | null = $state(null);
  #draft: Json | undefined = $state.raw(undefined);
  #report: Draft = $state.raw(NOTHING);
  #question = '';
  #asked = 0;

  constructor(id: string) {
    this.id = id;
  }

  /** What is chosen and not sent; undefined: nothing yet. */
  get draft(): Json | undefined {
    return this.#draft;
  }

  set draft(draft: Json | undefined) {
    this.#draft = draft;
    this.trouble = null;
  }

  get report(): Draft {
    return this.#report;
  }

  set report(report: Draft) {
    this.#report = report;
    this.trouble = null;
  }

  /** Whether somebody has begun to tell how the match ended. */
  get begun(): boolean {
    return this.#report !== NOTHING;
  }

  get asked(): Asked | null {
    const all = this.told?.asked ?? [];
    return all.find(({ seat }) => seat === this.who) ?? all[0] ?? null;
  }

  get yours(): boolean {
    return this.told?.lecturers.some(({ yours }) => yours) ?? false;
  }

  get free(): number[] {
    const open = this.told?.lecturers.filter(({ kind }) => kind === 'open') ?? [];
    return open.map(({ seat }) => seat);
  }

  name(seat: number): string {
    return this.told?.lecturers[seat]?.name ?? '';
  }

  /** What is sent with the filled button; undefined: nothing to send. */
  get choice(): unknown {
    const { told, asked } = this;
    if (asked?.kind !== 'Report' || !told) return this.draft;
    return result(this.report, told.plans.players, told.lecturers.length);
  }

  hear(told: Campaign): void {
    this.told = told;
    this.lost = false;
    this.ask();
  }

  /** A question that is another than before begins with what is offered. */
  ask(): void {
    const { asked, told } = this;
    const question = `${asked?.seat} ${asked?.kind} ${told?.month}`;
    if (question === this.#question) return;
    this.#question = question;
    this.#report = NOTHING;
    this.#draft =
      asked?.kind === 'NameTeam' || asked?.kind === 'Agree' ? (asked.default ?? []) : undefined;
  }

  decideFor(seat: number): void {
    this.who = seat;
    this.ask();
  }

  async look(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const told = await campaigns.one(this.id);
      if (asked === this.#asked && !this.busy) this.hear(told);
    } catch (error) {
      if (error instanceof ApiError && !this.told) this.gone = error.message;
      else this.lost = true;
    }
  }

  /** Do something; what is refused says why, and what has moved on is looked at again. */
  async act(deed: () => Promise<Campaign>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = null;
    this.#asked += 1;
    try {
      const told = await deed();
      this.#question = '';
      this.hear(told);
      return true;
    } catch (error) {
      if (error instanceof ApiError) this.trouble = error.trouble;
      else this.lost = true;
      return false;
    } finally {
      this.busy = false;
      if (this.trouble?.code === 'campaign-moved-on') void this.look();
    }
  }

  choose(choice: unknown = this.choice): Promise<boolean> {
    const { asked, told } = this;
    if (!asked || !told || choice === undefined) return Promise.resolve(false);
    const sent = { seat: asked.seat, choice, seq: told.seq };
    return this.act(() => campaigns.choose(this.id, sent));
  }

  undo(): Promise<boolean> {
    return this.act(() => campaigns.undo(this.id));
  }

  open(nearest: boolean): Promise<boolean> {
    return this.act(() => campaigns.match(this.id, nearest));
  }

  note(): Promise<boolean> {
    return this.act(() => campaigns.result(this.id));
  }

  join(seat: number, invitation: string): Promise<boolean> {
    return this.act(() => campaigns.join(this.id, seat, invitation));
  }
}
