/** How the text of a file can be encoded. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * The encoding of a file in parts. Spreadsheets save a "CSV" as Windows-1252, whose letters with accents are
 * not valid UTF-8; UTF-16 begins with a byte order mark, which must not be cut.
 */
export async function detectEncoding(file: AsyncIterable<Uint8Array>): Promise<TextEncoding> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const part of file) {
      if (isFirst && part[0] === 0xff && part[1] === 0xfe) return 'utf-16le';
      if (isFirst && part[0] === 0xfe && part[1] === 0xff) return 'utf-16be';
      isFirst = false;
      strict.decode(part, { stream: true });
    }
    strict.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
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
