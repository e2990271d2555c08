/** Words: the shell's own, and the names of a game's things from the package's files. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { time } from '../shell/time';
import { LANGS, type Lang } from '../wire';

export type Args = Record<string, FluentVariable>;
type Text = () => Promise<string>;

const shell = import.meta.glob<string>('./*/shell.ftl', { query: '?raw', import: 'default' });
const games = import.meta.glob<string>(
  '../../../src/ludoteca/games/*/words/*/{names,messages,rocca_*}.ftl',
  { query: '?raw', import: 'default' },
);
const boards = import.meta.glob<string>(
  ['../games/*/words/*.ftl', '../campaign/words/*.ftl', '../companion/words/*.ftl'],
  { query: '?raw', import: 'default' },
);

const EXPANSION = '/rocca_';
const KEY = 'ludoteca.lang';
/** Day before month, a week that begins on Monday. */
const LOCALES: Record<Lang, string> = { en: 'en-GB', it: 'it', fr: 'fr' };

function preferred(): Lang {
  const known = (lang: string | null | undefined): lang is Lang => LANGS.includes(lang as Lang);
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    // Storage may be forbidden.
  }
  if (known(stored)) return stored;
  const spoken = navigator.languages.map((lang) => lang.slice(0, 2));
  return spoken.find(known) ?? 'en';
}

class Words {
  lang: Lang = $state(preferred());
  #bundles: Record<string, FluentBundle> = $state.raw({});
  #games = new Set<string>();
  /** Games whose expansion is on some table that has been opened. */
  #whole = new Set<string>();

  /** Read the shell's words in the present language; call once before the first page. */
  async load(): Promise<void> {
    await this.speak(this.lang);
  }

  async speak(lang: Lang): Promise<void> {
    const bundles: Record<string, FluentBundle> = { '': await shelf(lang) };
    for (const game of this.#games) bundles[game] = await box(game, lang, this.#whole.has(game));
    this.#bundles = bundles;
    this.lang = lang;
    document.documentElement.lang = lang;
    try {
      localStorage.setItem(KEY, lang);
    } catch {
      // Storage may be forbidden; the language lasts as long as the page.
    }
  }

  /** Read a game's words: names of cards, places, things. */
  async open(game: string): Promise<void> {
    if (this.#games.has(game)) return;
    this.#games.add(game);
    this.#bundles = { ...this.#bundles, [game]: await box(game, this.lang) };
  }

  /** Read the words of its expansion too. */
  async expand(game: string): Promise<void> {
    if (this.#whole.has(game)) return;
    this.#whole.add(game);
    this.#bundles = { ...this.#bundles, [game]: await box(game, this.lang, true) };
  }

  say(game: string, key: string, args?: Args): string | null {
    const bundle = this.#bundles[game];
    const [name, attribute] = key.split('.') as [string, string?];
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, args, []) : null;
  }
}

function bundle(lang: Lang, texts: string[]): FluentBundle {
  const made = new FluentBundle(LOCALES[lang], { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

async function shelf(lang: Lang): Promise<FluentBundle> {
  return bundle(lang, [await (shell[`./${lang}/shell.ftl`] as Text)()]);
}

async function box(game: string, lang: Lang, whole = false): Promise<FluentBundle> {
  const folder = game.replaceAll('-', '_');
  const ours = Object.keys(games).filter(
    (path) => path.includes(`/${folder}/words/${lang}/`) && (whole || !path.includes(EXPANSION)),
  );
  const own = Object.keys(boards).filter((path) => path.endsWith(`/${folder}/words/${lang}.ftl`));
  const texts = [
    ...ours.map((path) => (games[path] as Text)()),
    ...own.map((path) => (boards[path] as Text)()),
  ];
  return bundle(lang, await Promise.all(texts));
}

export const words = new Words();

/** The shell's words. */
export function t(key: string, args?: Args): string {
  return words.say('', key, args) ?? key;
}

/** A game's words: `const name = names('king-of-con'); name('object-3')`. */
export function names(game: string): (key: string, args?: Args) => string {
  return (key, args) => words.say(game, key, args) ?? words.say('', key, args) ?? key;
}

export function number(value: number): string {
  return new Intl.NumberFormat(LOCALES[words.lang]).format(value);
}

export function date(value: string | Date): string {
  const format = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(LOCALES[words.lang], format).format(new Date(value));
}

export function hour(value: Date): string {
  return new Intl.DateTimeFormat(LOCALES[words.lang], { timeStyle: 'short' }).format(value);
}

/** '5 minutes ago', 'yesterday'. */
export function ago(value: string | Date, now = 1000 * time.now()): string {
  const seconds = (new Date(value).getTime() - now) / 1000;
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ];
  const format = new Intl.RelativeTimeFormat(LOCALES[words.lang], { numeric: 'auto' });
  for (const [unit, length] of units)
    if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
  return format.format(0, 'minute');
}
