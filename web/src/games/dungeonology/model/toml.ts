/** As much of TOML as a pack of content is written in: tables, lists of them, strings, numbers, lists, inline tables. */

export type Value = string | number | boolean | Value[] | { [key: string]: Value };
export type Table = Record<string, Value>;

const SPACE = /(?:\s|#[^\n]*)*/y;
const TOKEN = /"((?:[^"\\]|\\.)*)"|(-?\d+)|(true|false)/y;
const KEY = /"([^"]*)"|([\w-]+)/y;

export function read(text: string): Table {
  return new Reader(text).all();
}

class Reader {
  #at = 0;

  constructor(private readonly text: string) {}

  all(): Table {
    const root: Table = {};
    let here = root;
    for (this.#skip(); this.#at < this.text.length; this.#skip()) {
      if (this.#take('[[')) {
        const name = this.#key();
        this.#need(']]');
        const rows = (root[name] ??= []) as Table[];
        rows.push((here = {}));
      } else if (this.#take('[')) {
        const path = [this.#key()];
        while (this.#take('.')) path.push(this.#key());
        this.#need(']');
        here = this.#under(root, path);
      } else {
        const key = this.#key();
        this.#need('=');
        here[key] = this.#value();
      }
    }
    return root;
  }

  /** `[scholar.normal]` belongs to the last `[[scholar]]`. */
  #under(root: Table, path: string[]): Table {
    let here = root;
    for (const name of path) {
      const next = (here[name] ??= {});
      here = (Array.isArray(next) ? next.at(-1) : next) as Table;
    }
    return here;
  }

  #value(): Value {
    this.#skip();
    if (this.#take('[')) {
      const found: Value[] = [];
      while (!this.#take(']')) {
        found.push(this.#value());
        this.#take(',');
      }
      return found;
    }
    if (this.#take('{')) {
      const found: Table = {};
      while (!this.#take('}')) {
        const key = this.#key();
        this.#need('=');
        found[key] = this.#value();
        this.#take(',');
      }
      return found;
    }
    const [, string, number, truth] = this.#match(TOKEN);
    if (string !== undefined) return string.replace(/\\(.)/g, '$1');
    return number !== undefined ? Number(number) : truth === 'true';
  }

  #key(): string {
    this.#skip();
    const [, quoted, bare] = this.#match(KEY);
    return quoted ?? bare ?? '';
  }

  #skip(): void {
    SPACE.lastIndex = this.#at;
    SPACE.test(this.text);
    this.#at = SPACE.lastIndex;
  }

  #take(sign: string): boolean {
    this.#skip();
    if (!this.text.startsWith(sign, this.#at)) return false;
    this.#at += sign.length;
    return true;
  }

  #need(sign: string): void {
    if (!this.#take(sign)) throw this.#wrong(sign);
  }

  #match(pattern: RegExp): RegExpExecArray {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.text);
    if (!found) throw this.#wrong(String(pattern));
    this.#at = pattern.lastIndex;
    return found;
  }

  #wrong(wanted: string): Error {
    const line = this.text.slice(0, this.#at).split('\n').length;
    return new Error(`line ${line}: ${wanted} is missing`);
  }
}
