/** What events do to a view, one after the other: the board follows them, and the server's own view comes last. */
import {
  MYSTERY_BOX,
  NOWHERE,
  STALLS,
  type ConView,
  type Frame,
  type Offer,
  type Seat,
  type Thing,
  type Trait,
} from './view';

export interface Happening {
  kind: string;
  [name: string]: unknown;
}

const num = (x: unknown): number => (typeof x === 'number' ? x : 0);
const list = (x: unknown): number[] => (Array.isArray(x) ? (x as number[]) : []);

export function offersOf(event: Happening): Offer[] {
  const offers = (event['offers'] ?? []) as (Offer | null)[];
  return offers.map((offer) => offer ?? []);
}

export function pairsOf(x: unknown): [number, number][] {
  return Object.entries((x ?? {}) as Record<string, number>).map(([key, n]) => [Number(key), n]);
}

/** KC-10.5, KC-10.7 Whether an offer of an Astatosta counts, with these Objects on the Stands. */
export function counts(offer: Offer, stands: Thing[]): boolean {
  return offer.length === 1 && stands.includes(offer[0]![0]);
}

function copy(view: ConView): ConView {
  return {
    ...view,
    bins: [...view.bins],
    monkey: [...view.monkey],
    stands: [...view.stands],
    laid: [...view.laid],
    owner: [...view.owner],
    value: [...view.value],
    guests: [...view.guests],
    reserve: [...view.reserve],
    cards: [...view.cards],
    awaited: [],
  };
}

function gain(view: ConView, seat: Seat, tokens: number): void {
  const has = view.reserve[seat];
  if (typeof has === 'number') view.reserve[seat] = has + tokens;
}

function at(view: ConView, phase: number, over?: Frame): void {
  view.stack = over ? [{ frame: 'Round', phase }, over] : [{ frame: 'Round', phase }];
}

function clearStand(view: ConView, thing: Thing): void {
  const stand = view.stands.indexOf(thing);
  if (stand < 0) return;
  view.stands[stand] = 0;
  for (let seat = 0; seat < view.seats; seat++) view.laid[stand * view.seats + seat] = 0;
}

/** The view after one more event; a kind that it does not know changes nothing. */
export function after(before: ConView, event: Happening): ConView {
  const view = copy(before);
  const seat = num(event['seat']);
  const thing = num(event['object']);
  const tokens = num(event['tokens']);
  switch (event.kind) {
    case 'shown':
      for (const [card, face] of pairsOf(event['faces'])) view.cards[card] = face;
      break;
    case 'passions-kept':
      view.passions = event['passions'] as number[][];
      view.box = list(event['box']);
      break;
    case 'theme-of-the-year':
      view.theme = num(event['characteristic']);
      break;
    case 'guest-of-honour':
      view.guests.push(num(event['characteristic']));
      break;
    case 'objects-arrive':
      view.stands = list(event['objects']);
      view.laid = Array<number>(view.stands.length * view.seats).fill(0);
      view.deck = view.deck.slice(0, view.deck.length - view.stands.length);
      view.round = num(event['round']);
      at(view, 1);
      break;
    case 'astatosta-revealed':
      offersOf(event).forEach((offer, who) => {
        for (const [cell, n] of offer) {
          gain(view, who, -n);
          if (counts(offer, view.stands))
            view.laid[view.stands.indexOf(cell) * view.seats + who]! += n;
        }
      });
      at(view, 2, { frame: 'Astatosta', number: num(event['number']) });
      break;
    case 'misplaced':
    case 'offer-lost':
      view.bins[seat]! += tokens;
      break;
    case 'box-opened':
      view.stands = view.stands.map((stand) => (stand === MYSTERY_BOX ? thing : stand));
      view.boxed = NOWHERE;
      break;
    case 'awarded':
      view.owner[thing] = seat;
      view.value[thing] = num(event['value']);
      gain(view, seat, num(event['back']));
      for (const [who, n] of pairsOf(event['wasted'])) view.bins[who]! += n;
      clearStand(view, thing);
      at(view, 2, { frame: 'Award' });
      break;
    case 'to-the-stalls':
      view.owner[thing] = STALLS;
      clearStand(view, thing);
      at(view, 2, { frame: 'Award' });
      break;
    case 'tie-settled':
    case 'monkeys-pass-on':
      view.monkey = list(event['monkeys']);
      break;
    case 'scavenging-revealed':
      offersOf(event).forEach((offer, who) => offer.forEach(([, n]) => gain(view, who, -n)));
      view.stands = [];
      view.laid = [];
      at(view, 3, { frame: 'Scavenging' });
      break;
    case 'boosted':
      view.value[thing] = num(event['value']);
      break;
    case 'won-from-the-stalls':
      view.owner[thing] = seat;
      view.value[thing] = tokens;
      break;
    case 'won-from-a-collection':
      gain(view, num(event['owner']), tokens);
      view.bank -= num(event['added']);
      view.value[thing] = num(event['value']);
      view.owner[thing] = seat;
      break;
    case 'devaluation':
      for (const [each, n] of pairsOf(event['lost'])) {
        view.value[each]! -= n;
        view.bins[view.owner[each]!]! += n;
      }
      break;
    case 'recovered':
      view.bins[seat] = 0;
      view.bank += num(event['banked']);
      gain(view, seat, tokens);
      at(view, 4);
      break;
    case 'whip-round':
      for (const giver of list(event['givers'])) gain(view, giver, -1);
      view.bank += list(event['givers']).length;
      break;
    case 'predominance':
    case 'consolation':
      view.bank -= tokens;
      gain(view, seat, tokens);
      at(view, 4);
      break;
    case 'game-over':
      view.ranking = list(event['ranking']);
      view.stack = [];
      break;
    default:
      break;
  }
  return view;
}

export type SceneKind = 'astatosta' | 'award' | 'scavenging' | 'showing-off' | 'arrival' | 'over';

export interface Scene {
  kind: SceneKind;
  /** The first event, where it is a reveal: its offers are shown all at the same frame. */
  reveal: Happening | null;
  events: Happening[];
}

const OF: Record<string, SceneKind> = {
  'astatosta-revealed': 'astatosta',
  'box-opened': 'astatosta',
  'astatoste-cut-short': 'astatosta',
  awarded: 'award',
  'to-the-stalls': 'award',
  'scavenging-revealed': 'scavenging',
  boosted: 'scavenging',
  'offer-lost': 'scavenging',
  'won-from-the-stalls': 'scavenging',
  'won-from-a-collection': 'scavenging',
  devaluation: 'scavenging',
  recovered: 'showing-off',
  predominance: 'showing-off',
  consolation: 'showing-off',
  'monkeys-pass-on': 'showing-off',
  'theme-of-the-year': 'arrival',
  'guest-of-honour': 'arrival',
  'objects-arrive': 'arrival',
  'game-over': 'over',
};

/** Only said, or of no scene of its own: it goes with what is being told. */
const SILENT = new Set(['declared', 'chosen', 'shown', 'looked-at', 'passions-kept']);

function sceneOf(event: Happening, now: SceneKind | null): SceneKind | null {
  if (event.kind === 'tie-settled') {
    if (num(event['characteristic'])) return 'showing-off';
    return now === 'scavenging' ? now : 'award';
  }
  if (['misplaced', 'whip-round', 'epic-collection'].includes(event.kind)) return now;
  return OF[event.kind] ?? now;
}

/** The events of one piece of news as scenes, in the order of the rules; empty where nothing was opened. */
export function scenes(events: readonly Happening[], inScavenging = false): Scene[] {
  const found: Scene[] = [];
  let now: SceneKind | null = inScavenging ? 'scavenging' : null;
  for (const event of events) {
    if (SILENT.has(event.kind)) continue;
    const kind = sceneOf(event, now);
    if (kind === null) continue;
    const last = found.at(-1);
    if (last?.kind === kind && !event.kind.endsWith('-revealed')) last.events.push(event);
    else if (event.kind.endsWith('-revealed')) found.push({ kind, reveal: event, events: [] });
    else found.push({ kind, reveal: null, events: [event] });
    now = kind;
  }
  return found;
}

/** A seat's share of a reveal: what it offered, and for an Astatosta what it comes to. */
export interface Shout {
  seat: Seat;
  offer: Offer;
  wasted: boolean;
  stand: number;
  total: number;
  rank: 'ahead' | 'level' | 'behind' | 'none';
}

export function shouts(before: ConView, reveal: Happening): Shout[] {
  const opened = after(before, reveal);
  return offersOf(reveal).map((offer, seat) => {
    const bare = { seat, offer, wasted: false, stand: 0, total: 0, rank: 'none' as const };
    if (reveal.kind !== 'astatosta-revealed' || !offer.length) return bare;
    if (!counts(offer, before.stands)) return { ...bare, wasted: true };
    const stand = before.stands.indexOf(offer[0]![0]) + 1;
    const row = Array.from(
      { length: opened.seats },
      (_, who) => opened.laid[(stand - 1) * opened.seats + who] ?? 0,
    );
    const mine = row[seat]!;
    const others = Math.max(0, ...row.filter((_, who) => who !== seat));
    const rank = mine > others ? 'ahead' : mine === others ? 'level' : 'behind';
    return { seat, offer, wasted: false, stand, total: mine, rank };
  });
}

/** Phase 4 at a glance: by Characteristic who was paid how much. */
export function paid(events: readonly Happening[]): { trait: Trait; seat: Seat; tokens: number }[] {
  return events
    .filter((event) => event.kind === 'predominance')
    .map((event) => ({
      trait: num(event['characteristic']),
      seat: num(event['seat']),
      tokens: num(event['tokens']),
    }));
}
