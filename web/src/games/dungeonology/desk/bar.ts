/** What the decision bar says and offers: the question, what will follow in numbers, how to do nothing. */

import { afterwards } from '../../../shell/afterwards';
import type { Action } from '../../../shell/DecisionBar.svelte';
import type { Sign } from '../../../shell/signs';
import { GONE } from '../model/content';
import { PASS, QUIET, frame, top, type Deed } from '../model/view';
import type { Play } from '../play.svelte';
import { name, scholarName, trickName, zoneName } from '../words';
import { CONTENT } from '../model/content';
import {
  ANSWERS,
  PHASES,
  acted,
  becomes,
  cardOf,
  foreseen,
  laid,
  laidCards,
  outcome,
  picksCards,
  said,
} from './deeds';
import { NOBODY, bonuses, stat, studyBonus, sums, testOf, trickOf } from './numbers';
import { STAGED } from './stages';
import { stateOf } from './state.svelte';
import { tray } from './tray';

export interface Told {
  ask?: string;
  hint?: string;
  pick?: string | null;
  actions?: Action[];
  confirm?: { label?: string; icon?: Sign } | null;
}

export function bar(play: Play): Told {
  const { store, kind } = play;
  const state = stateOf(play);
  if (state.diploma !== null) return { ...shown(play), confirm: null };
  if (store.over) return over(play);
  if (kind === null) return { hint: waiting(play) };
  const deed = laid(play);
  return {
    ask: asked(play),
    hint: consequence(play),
    pick: pick(play),
    actions: actions(play, deed),
    confirm: confirm(play, deed),
  };
}

function over(play: Play): Told {
  const state = stateOf(play);
  // On a phone another sheet may lie over it.
  const shown = state.sheet && play.tab === 'map';
  const label = name(shown ? 'desk-see-table' : 'desk-see-scores');
  const onclick = () => {
    state.sheet = !shown;
    play.tab = 'map';
  };
  return {
    actions: afterwards(play.store, { label, onclick }),
    confirm: null,
  };
}

function shown(play: Play): Told {
  const state = stateOf(play);
  const seat = state.diploma ?? 0;
  const accepted = play.view.delivered.includes(seat);
  const told = { seat: play.seatName(seat) };
  return {
    ask: name(accepted ? 'desk-thesis-accepted' : 'desk-thesis-refused', told),
    hint: play.store.over
      ? ''
      : name(accepted ? 'desk-thesis-accepted-sub' : 'desk-thesis-refused-sub'),
    actions: [{ label: name('desk-go-on'), primary: true, onclick: () => (state.diploma = null) }],
  };
}

/** The question in the table's own hand: short, where it can be. */
function asked(play: Play): string | undefined {
  const { kind, view, me } = play;
  const test = testOf(view);
  const seat = play.seatName(view.active);
  const spied = test !== undefined && test.target !== NOBODY;
  if (kind === 'Lap') return name(me === view.active ? 'desk-ask-last' : 'desk-ask-lap', { seat });
  if (kind === 'Duel') return name(me === view.active ? 'desk-ask-spy' : 'desk-ask-duel', { seat });
  if (kind === 'Declare') return name(spied ? 'desk-ask-declare-spy' : 'desk-ask-declare');
  if (kind === 'Priority') return name('desk-ask-priority', { seat });
  if (kind === 'Declared')
    return name('desk-ask-Declared', {
      card: trickName(trickOf(view, Number(top(view)?.['card']))),
    });
  const key = `desk-ask-${kind}`;
  const found = name(key);
  return found === key ? undefined : found;
}

/** What will follow, in numbers: of what is laid, or as it stands. */
export function consequence(play: Play): string | undefined {
  const { kind, view, me, store } = play;
  const test = testOf(view);
  const deed = laid(play);
  if (kind === 'Declare') return declared(play);
  if (deed && deed[0] !== PASS && deed[0] !== QUIET) {
    return said(play, deed).sub || trayed(play);
  }
  if (kind === 'Declared') return undefined;
  if (test && kind !== null && ANSWERS.has(kind)) {
    const now = sums(view, test);
    return name('desk-stands', { ...now, outcome: outcome(now) });
  }
  if (kind === 'Movement' || kind === 'Action') return phase(play);
  if (kind === 'RestingHand') return resting(play);
  if (kind === 'DiscardTricks' || kind === 'Brew') {
    const count = Number(frame(view, kind)?.['count'] ?? 0);
    return name('desk-picked', { picked: laidCards(play).length, count });
  }
  if (kind === 'PickScholar' && typeof store.draft === 'number') {
    const scholar = CONTENT.scholars[store.draft];
    const face = scholar?.normal;
    return face && name('desk-pick-sub', { ...face, scholar: scholarName(scholar) });
  }
  if (kind === 'Retrieve') {
    const count = Number(frame(view, kind)?.['count'] ?? 0);
    return name('desk-picked', { picked: (store.draft as number[] | null)?.length ?? 0, count });
  }
  if (kind !== null && STAGED.has(kind)) return ''; // the stage tells it
  if (kind === 'Priority') return name('desk-priority-sub', { count: view.hands[me]?.length ?? 0 });
  return trayed(play);
}

/** What follows from the option that is chosen in the tray. */
function trayed(play: Play): string | undefined {
  const chosen = tray(play)
    .flatMap(({ options }) => options)
    .find(({ choice }) => play.isChosen(choice));
  return chosen?.sub || undefined;
}

function phase(play: Play): string {
  const { view, kind } = play;
  const frameOf = frame(view, kind ?? '');
  const speed = Number(frameOf?.['speed'] ?? 0);
  const bonus = Number(frameOf?.['bonus'] ?? 0);
  if (kind === 'Movement') return name('desk-movement', { speed, bonus });
  const done = Boolean(frameOf?.['studied']) || Boolean(frameOf?.['spied']) || acted(play);
  // DG-34.5 With Main Effects the End phase draws no Student.
  const form = view.options['rules.main_effects'] === true ? '-main' : '';
  return name(`desk-action${done ? '-done' : ''}${form}`, { bonus });
}

function declared(play: Play): string {
  const { view, me } = play;
  const test = testOf(view)!;
  const cards = laidCards(play);
  const bonus = test.target === NOBODY ? studyBonus(view, me) : 0;
  const then = foreseen(play)!;
  if (!cards.length)
    return name('desk-declare-none', {
      alert: then.alert,
      bonus,
      most: bonuses(view, view.hands[me] ?? []) + bonus,
    });
  const told = { cards: bonuses(view, cards), bonus, ...then, outcome: outcome(then) };
  return name('desk-declare', told);
}

function resting(play: Play): string {
  const { view, me } = play;
  const kept = (view.hands[me]?.length ?? 0) - laidCards(play).length;
  const hand = stat(view, me, 'hand');
  return name('desk-resting', { kept, drawn: Math.max(0, hand - kept), hand });
}

/** The server's own words for what is laid, but where the bar has just told it in numbers. */
function pick(play: Play): string | null | undefined {
  const deed = laid(play);
  if (deed && (deed[0] === PASS || deed[0] === QUIET)) return null;
  return undefined;
}

// ---------------------------------------------------------------- buttons

/** To do nothing, where that is a choice; it is the filled button when nothing else can be done. */
function actions(play: Play, deed: Deed | null): Action[] {
  const { kind, store } = play;
  if (kind === 'RestingHand' || kind === 'Bucket') return [none(play)];
  if (kind === null || !(PHASES.has(kind) || ANSWERS.has(kind))) return [];
  const idle = play.items.every((item) => isIdle(item));
  const made: Action[] = [];
  if (play.may([QUIET]))
    made.push({
      label: name('desk-do-quiet'),
      onclick: () => play.choose([QUIET]),
      ...(deed?.[0] === QUIET ? { primary: true, pressed: true } : {}),
    });
  if (play.may([PASS])) {
    const key = PHASES.has(kind) ? `desk-do-end-${kind}` : 'desk-do-pass';
    const pressed = deed?.[0] === PASS;
    const primary = pressed || (idle && store.draft === null);
    made.push({
      label: name(key),
      onclick: () => play.choose([PASS]),
      primary,
      ...(pressed ? { pressed } : {}),
    });
  }
  return made.sort((a, b) => Number(a.primary ?? false) - Number(b.primary ?? false));
}

const isIdle = (item: unknown) => Array.isArray(item) && (item[0] === PASS || item[0] === QUIET);

function none(play: Play): Action {
  const { store } = play;
  const empty = Array.isArray(store.draft) && !store.draft.length;
  const primary = store.draft === null || empty;
  return {
    label: name('desk-do-keep'),
    onclick: () => play.choose([]),
    primary,
    ...(empty ? { pressed: true } : {}),
  };
}

const SEND: Record<string, Sign> = { Lap: 'hand', Duel: 'hand', Declare: 'hand' };

function confirm(play: Play, deed: Deed | null): Told['confirm'] {
  const { kind, store, view } = play;
  if (kind === null) return null;
  if (deed && isIdle(deed)) return null;
  if ((kind === 'RestingHand' || kind === 'Bucket') && !laidCards(play).length) return null;
  if (PHASES.has(kind) || ANSWERS.has(kind)) {
    const idle = play.items.every((item) => isIdle(item));
    if (idle && store.draft === null) return null;
    if (!deed) return {};
    if (cardOf(play, deed) !== null) return { label: name('desk-do-play'), icon: 'hand' };
    const spot = deed[1] ?? GONE;
    const key = `desk-do-${['pass', 'move', 'place', 'play', 'ability', 'study', 'spy'][deed[0] ?? 0]}`;
    const zone = zoneName(CONTENT.zones[view.placed[spot]?.[0] ?? -1]);
    const label = name(key, { zone });
    return label === key ? {} : { label };
  }
  if (picksCards(play)) {
    const key = kind === 'Declare' ? 'desk-do-declare' : 'desk-do-discard';
    return { label: name(key, { count: laidCards(play).length }), icon: SEND[kind] };
  }
  const key = `desk-do-${kind}`;
  const label = name(key);
  return label === key ? {} : { label };
}

function waiting(play: Play): string | undefined {
  const { view, store, me } = play;
  const test = testOf(view);
  if (store.viewer === null) return name('desk-watching');
  if (view.delivered.includes(me)) return name('desk-gone');
  if (test) {
    const now = sums(view, test);
    return name('desk-stands', { ...now, outcome: outcome(now) });
  }
  return held(play);
}

/** DG-Q.138 What I go on with, while the others may still play something. */
function held(play: Play): string | undefined {
  const { view } = play;
  const deed = frame(view, 'Priority')?.['yours'] as Deed | null | undefined;
  if (!deed) return undefined;
  const phase = frame(view, 'Movement') ? 'Movement' : 'Action';
  const label = deed[0] === PASS ? name(`choice-end-${phase}`) : said(play, deed).label;
  return name('desk-held', { deed: label });
}

export { becomes };
