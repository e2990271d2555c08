/** Reasons on demand: one tooltip for the whole page, anchored on whatever asks. */

import type { Attachment } from 'svelte/attachments';
import type { Reason } from '../wire';

export type Told = Reason | string | null;
export type Why = Told | (() => Told | Promise<Told>);

const HOVER = 350;
const PRESS = 400;
let count = 0;

class Reasons {
  shown: Reason | null = $state.raw(null);
  anchor: HTMLElement | null = $state.raw(null);
  readonly id = 'reason-layer';
  /** By hovering: the pointer may go into it. Else it lets presses through to what it covers. */
  hovered = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  /** For whom the reason is still being asked. */
  #pending: HTMLElement | null = null;

  async show(anchor: HTMLElement, why: Why, hovered = false): Promise<void> {
    const asked = ++this.#asked;
    this.#pending = anchor;
    const told = await (typeof why === 'function' ? why() : why);
    if (asked !== this.#asked) return;
    if (!told) return this.hide();
    this.shown = typeof told === 'string' ? { text: told } : told;
    this.anchor = anchor;
    this.hovered = hovered;
    anchor.setAttribute('aria-describedby', this.id);
  }

  later(anchor: HTMLElement, why: Why, wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.show(anchor, why, true), wait);
  }

  hide(anchor?: HTMLElement): void {
    clearTimeout(this.#timer);
    const current = this.#pending ?? this.anchor;
    if (anchor && current && anchor !== current) return;
    this.#asked += 1;
    this.#pending = null;
    const was = this.anchor;
    was?.removeAttribute('aria-describedby');
    // A blur may come while the page is being changed, when no state may be.
    queueMicrotask(() => {
      if (this.anchor !== was) return;
      this.shown = null;
      this.anchor = null;
    });
  }

  /** The pointer went into the tooltip: stay, so that the clause can be followed. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  leave(anchor: HTMLElement): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hide(anchor), 250);
  }
}

export const reasons = new Reasons();

/**
 * `<button {@attach why(() => store.consider(choice).then((c) => c.refusal))}>`: tells the reason after
 * hovering, at once on focus, after a long press; a press on something off (`aria-disabled`) tells it too.
 */
export function why(reason: Why): Attachment<HTMLElement> {
  return (element) => {
    if (reason === null) return;
    const id = ++count;
    let pressed = 0;
    const hover = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') reasons.later(element, reason, HOVER);
    };
    const leave = () => reasons.leave(element);
    const focus = () => {
      if (element.matches(':focus-visible')) void reasons.show(element, reason);
    };
    const press = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return;
      pressed = id;
      reasons.later(element, reason, PRESS);
    };
    const click = () => {
      if (element.getAttribute('aria-disabled') === 'true') void reasons.show(element, reason);
    };
    const blur = () => reasons.hide(element);
    const menu = (event: Event) => {
      if (pressed) event.preventDefault();
    };
    const on: [string, (event: never) => void][] = [
      ['pointerenter', hover],
      ['pointerleave', leave],
      ['focus', focus],
      ['blur', blur],
      ['pointerdown', press],
      ['click', click],
      ['contextmenu', menu],
    ];
    for (const [name, listener] of on) element.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of on)
        element.removeEventListener(name, listener as EventListener);
      queueMicrotask(() => reasons.hide(element)); // a teardown may not change state by itself
    };
  };
}
