/** A text, a number as text, or an array, whose keys may be numbers. */
export type PhpValue = string | Map<string, PhpValue>;

/** Arrays of WooCommerce have arrays, but these have none. */
const MAX_DEPTH = 5;

const SCALAR = /(?:[bdi]:([^;]*)|N);/y;
const TEXT = /s:(\d+):"/y;
const ARRAY = /a:\d+:\{/y;
const END = /\}/y;

/** Reads what PHP's `serialize` wrote; null for objects and anything else. */
export function readPhp(text: string): PhpValue | null {
  return new PhpReader(text).read(0);
}

class PhpReader {
  /** One character per byte, because PHP counts bytes. */
  private readonly bytes: string;
  private place = 0;

  constructor(text: string) {
    this.bytes = Buffer.from(text).toString('latin1');
  }

  read(depth: number): PhpValue | null {
    const scalar = this.match(SCALAR);
    if (scalar) return scalar[1] ?? '';
    const length = this.match(TEXT)?.[1];
    if (length !== undefined) return this.readText(Number(length));
    return this.match(ARRAY) && depth < MAX_DEPTH ? this.readItems(depth + 1) : null;
  }

  private readText(length: number): string | null {
    const end = this.place + length;
    const text = this.bytes.slice(this.place, end);
    this.place = end + 2;
    return this.bytes.startsWith('";', end) ? Buffer.from(text, 'latin1').toString() : null;
  }

  private readItems(depth: number): PhpValue | null {
    const items = new Map<string, PhpValue>();
    while (!this.match(END)) {
      const key = this.read(depth);
      const item = this.read(depth);
      if (typeof key !== 'string' || item === null) return null;
      items.set(key, item);
    }
    return items;
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.place;
    const match = pattern.exec(this.bytes);
    if (match) this.place = pattern.lastIndex;
    return match;
  }
}
