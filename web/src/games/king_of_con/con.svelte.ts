/** One table of King of Con as its board uses it: the view that is shown, the offer that is composed, the words. */
import { getContext, setContext } from 'svelte';
import type { TableStore } from '../../table/store.svelte';
import type { Told } from '../../shell/reasons.svelte';
import type { Choice } from '../../wire';
import { names, words, type Args } from '../../words/index.svelte';
import { content } from './model/content';
import * as offers from './model/offer';
import {
  MYSTERY_BOX,
  house,
  leastToWin,
  scenario,
  top,
  traits,
  whereIs,
  type ConView,
  type Offer,
  type Seat,
  type Thing,
  type Trait,
} from './model/view';
import { Reveal } from './reveal.svelte';

const KEY = Symbol('king-of-con');
const FIRST_OBJECT_CARD = 15;
const TIES = ['Award', 'Spoils'];

export type State = 'lit' | 'chosen' | 'off' | 'sealed' | '';

export class Con {
  readonly store: TableStore;
  readonly reveal = new Reveal();
  readonly say: (key: string, args?: Args) => string = names('king-of-con');

  /** A piece that was pressed though it is off. */
  tempted: Thing | null = $state(null);

  constructor(store: TableStore) {
    this.store = store;
  }

  // -------------------------------------------------------------- what is seen

  get view(): ConView {
    return this.reveal.view ?? (this.store.view as unknown as ConView);
  }

  get me(): Seat | null {
    return this.store.viewer;
  }

  /** Everybody else, in the order of the table. */
  get rivals(): Seat[] {
    return Array.from({ length: this.view.seats }, (_, seat) => seat).filter(
      (seat) => seat !== this.me,
    );
  }

  get scenario(): number {
    return scenario(this.view);
  }

  /** What is asked of the viewer, once what happened before has been shown. */
  get kind(): string | null {
    const { store } = this;
    return store.awaited && !this.reveal.active ? (store.asked?.kind ?? null) : null;
  }

  get space(): offers.Shares | null {
    const space = this.kind ? this.store.asked?.space : null;
    return offers.isShares(space) ? { ...space, single: space.single ?? false } : null;
  }

  get items(): number[] {
    const space = this.kind ? this.store.asked?.space : null;
    return space?.space === 'OneOf' ? space.items : [];
  }

  get reserve(): number | null {
    return this.me === null ? null : (this.view.reserve[this.me] ?? null);
  }

  /** The offer being composed. */
  get offer(): Offer {
    return this.space ? offers.read(this.store.draft) : [];
  }

  set offer(offer: Offer) {
    this.tempted = null;
    this.store.draft = offer.length ? (offer as Choice) : null;
  }

  /** The offer that is sent and closed; only its owner sees it. */
  get sealed(): Offer {
    if (this.reveal.active) return [];
    const frame = top(this.view);
    return frame?.frame === 'Astatosta' || frame?.frame === 'Scavenging'
      ? offers.read(frame.yours)
      : [];
  }

  get declared(): boolean {
    const frame = top(this.view);
    return (
      !this.reveal.active &&
      !!frame?.waiting &&
      this.me !== null &&
      !frame.waiting.includes(this.me)
    );
  }

  /** What lies on a cell of one's own Grid. */
  on(thing: Thing): number {
    return offers.on(this.space ? this.offer : this.sealed, thing);
  }

  get choosesTie(): boolean {
    return TIES.includes(this.kind ?? '');
  }

  state(thing: Thing): State {
    if (this.space) {
      if (offers.on(this.offer, thing)) return 'chosen';
      const here = this.space.cells.includes(thing);
      const offer = this.space.single ? [] : this.offer;
      return here && offers.affordable(offer, thing, this.space) ? 'lit' : 'off';
    }
    if (this.choosesTie) {
      if (this.store.draft === thing) return 'chosen';
      return this.items.includes(thing) ? 'lit' : 'off';
    }
    return offers.on(this.sealed, thing) ? 'sealed' : '';
  }

  press(thing: Thing): void {
    const state = this.state(thing);
    if (state !== 'lit' && state !== 'chosen') return;
    if (this.space) this.offer = offers.press(this.offer, thing, this.space);
    else if (this.choosesTie) this.store.draft = thing;
  }

  /** A press on anything: what may be chosen is; what may not is asked about, and can be insisted on. */
  touch(thing: Thing): void {
    const state = this.state(thing);
    this.tempted = state === 'off' && this.canForce(thing) ? thing : null;
    this.press(thing);
  }

  /** Why a piece may not be chosen, or should not; without a question, just what it is. */
  async reason(thing: Thing, label = ''): Promise<Told> {
    if (!this.kind || (!this.space && !this.choosesTie)) return label || null;
    const { refusal, warning } = await this.store.consider(this.hypothesis(thing));
    return refusal ?? warning ?? (label || null);
  }

  /** The least offer that can win an Object. */
  least(thing: Thing): number {
    return (
      (this.space && offers.leastOn(this.space, thing)) ?? leastToWin(this.view, this.me, thing)
    );
  }

  /** What follows from a choice that may be made, with its clause. */
  rule(thing: Thing | null = null): Told {
    const { asked } = this.store;
    if (!this.kind || !asked) return null;
    if (!this.space || thing === null) return { text: asked.question, clause: asked.clause };
    const where = whereIs(this.view, thing);
    const [key, clause] =
      where.at === 'stand'
        ? ['stand', 'KC-10.19']
        : where.at === 'seat' && where.seat === this.me
          ? ['own', 'KC-12.9']
          : ['other', 'KC-12.12'];
    return { text: this.say(`koc-rule-${key}`, { least: this.least(thing) }), clause };
  }

  /** Why not so many tokens on a cell. */
  async whyNot(thing: Thing, tokens: number): Promise<Told> {
    const rest = this.space?.single ? [] : this.offer.filter(([cell]) => cell !== thing);
    const choice = offers.tidy([...rest, [thing, tokens]]) as Choice;
    return (await this.store.consider(choice)).refusal;
  }

  step(thing: Thing, by: 1 | -1): void {
    if (this.space) this.offer = offers.step(this.offer, thing, by, this.space);
  }

  canStep(thing: Thing, by: 1 | -1): boolean {
    const { space, offer } = this;
    if (!space) return false;
    const now = offers.on(offer, thing);
    if (by < 0) return now > 0;
    if (!now && !space.cells.includes(thing)) return false;
    return now
      ? now < offers.most(offer, thing, space)
      : offers.affordable(space.single ? [] : offer, thing, space);
  }

  /** A token here all the same: lawful, and wasted. */
  force(thing: Thing): void {
    if (this.space) this.offer = offers.force(this.offer, thing, this.space.budget);
  }

  canForce(thing: Thing): boolean {
    const { space } = this;
    if (!space || this.view.options['misplacement'] === 'refuse') return false;
    return thing !== MYSTERY_BOX && offers.left(this.offer, space.budget) > 0;
  }

  /** The choice whose reason a piece that is off gives. */
  hypothesis(thing: Thing): Choice {
    if (!this.space) return thing;
    const least = offers.leastOn(this.space, thing) ?? 1;
    const rest = this.space.single ? [] : this.offer.filter(([cell]) => cell !== thing);
    return offers.tidy([...rest, [thing, least]]) as Choice;
  }

  get left(): number {
    return this.space
      ? offers.left(this.offer, this.space.budget)
      : (this.reserve ?? 0) - offers.total(this.sealed);
  }

  /** The name by which the animator and the guide know an Object: that of its card. */
  piece(thing: Thing): string | undefined {
    const { view } = this;
    const card = thing === MYSTERY_BOX ? view.boxed : view.cards.indexOf(thing, FIRST_OBJECT_CARD);
    return card >= 0 ? `card-${card}` : undefined;
  }

  // -------------------------------------------------------------- words

  thing(thing: Thing): string {
    if (thing === MYSTERY_BOX) return this.say('koc-box');
    return this.#named(`object-${thing}`);
  }

  get scenarioName(): string {
    return this.#named(`scenario-${this.scenario}`);
  }

  /** A pack has names of its own. */
  #named(key: string): string {
    return content.now.names.get(key)?.[words.lang] ?? this.say(key);
  }

  /** The name up to its first comma, where room is short. */
  short(thing: Thing): string {
    return this.thing(thing).split(',')[0]!;
  }

  trait(trait: Trait): string {
    return this.say(`characteristic-${trait}`);
  }

  tags(thing: Thing): string {
    return thing === MYSTERY_BOX
      ? ''
      : traits(thing)
          .map((trait) => this.trait(trait))
          .join(' ');
  }

  name(seat: Seat): string {
    return this.store.seat(seat)?.name ?? String(seat + 1);
  }

  who(seat: Seat): string {
    // Several at one device are all 'you'.
    const alone = (this.store.you.seats?.length ?? 0) < 2;
    return alone && seat === this.me ? this.say('koc-you') : this.name(seat);
  }

  /** Why a Characteristic stands out at this table: guest of honour, theme of the year. */
  pays(trait: Trait): string | null {
    const { view } = this;
    if (view.guests.at(-1) === trait)
      return this.say('table-guest', {
        characteristic: this.trait(trait),
        tokens: house(view).guestReward,
      });
    if (view.theme === trait) return this.say('table-theme', { characteristic: this.trait(trait) });
    return null;
  }
}

export function setCon(store: TableStore): Con {
  return setContext(KEY, new Con(store));
}

export function getCon(): Con {
  return getContext<Con>(KEY);
}
