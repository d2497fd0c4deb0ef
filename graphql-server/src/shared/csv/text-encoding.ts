/** How the text of a file can be encoded. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh';

/**
 * The encoding of a file in parts. Spreadsheets save a "CSV" as Windows-1252, or on a Mac as MacRoman, whose
 * letters with accents are not valid UTF-8; UTF-16 begins with a byte order mark, which must not be cut.
 */
export async function detectEncoding(file: AsyncIterable<Uint8Array>): Promise<TextEncoding> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  const letters = new LetterCounts();
  let isFirst = true;
  let isUtf8 = true;
  for await (const part of file) {
    if (isFirst && part[0] === 0xff && part[1] === 0xfe) return 'utf-16le';
    if (isFirst && part[0] === 0xfe && part[1] === 0xff) return 'utf-16be';
    isFirst = false;
    isUtf8 &&= isDecoded(() => strict.decode(part, { stream: true }));
    letters.add(part, isUtf8);
  }
  if (isUtf8 && isDecoded(() => strict.decode())) return 'utf-8';
  return letters.isMacRoman ? 'macintosh' : 'windows-1252';
}

function isDecoded(decode: () => string): boolean {
  try {
    decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

const isLowercase = (byte: number) => byte >= 0x61 && byte <= 0x7a;

/** Between small letters, Windows-1252 has its letters with accents, or “ß”. */
const isWindowsLetter = (byte: number) => byte === 0xdf || (byte >= 0xe0 && byte !== 0xf7);

/** In Windows-1252 these may be between small letters, too: ’ – — š œ ž. */
const AMBIGUOUS = new Set([0x92, 0x96, 0x97, 0x9a, 0x9c, 0x9e]);

/** Letters with accents in MacRoman, and “ß”, which in Windows-1252 are signs, capitals or nothing. */
const isMacLetter = (byte: number) => byte === 0xa7 || (byte >= 0x80 && byte <= 0x9f && !AMBIGUOUS.has(byte));

/** Counts the bytes between small letters that are letters in one of two encodings. */
class LetterCounts {
  private mac = 0;
  private windows = 0;
  /** The last two bytes of the file so far. */
  private end: readonly number[] = [];

  /** `isAscii`: nothing of interest has come so far, or the part is valid UTF-8. */
  add(part: Uint8Array, isAscii: boolean): void {
    const bytes = Uint8Array.from([...this.end, ...(isAscii ? part.slice(-2) : part)]);
    this.end = [...bytes.slice(-2)];
    if (isAscii) return;
    for (const [index, byte] of bytes.entries()) {
      if (byte < 0x80 || !isLowercase(bytes[index - 1] ?? 0) || !isLowercase(bytes[index + 1] ?? 0)) continue;
      if (isMacLetter(byte)) this.mac += 1;
      if (isWindowsLetter(byte)) this.windows += 1;
    }
  }

  get isMacRoman(): boolean {
    return this.mac > this.windows;
  }
}

/** The text of a file in parts, without a byte order mark; a character may be cut between two parts. */
export async function* decodeText(
  file: AsyncIterable<Uint8Array>,
  encoding: TextEncoding,
): AsyncGenerator<string, void> {
  const decoder = new TextDecoder(encoding);
  // Without `stream`, Node decodes Windows-1252 as Latin-1, which lacks “€” and “’”.
  for await (const part of file) yield decoder.decode(part, { stream: true });
  yield decoder.decode();
}
