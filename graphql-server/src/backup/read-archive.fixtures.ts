import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { zstdDecompressSync } from 'node:zlib';
import { extract } from 'tar-stream';

/** The entries of an exported file by name, in order, read without the code under test. */
export async function readArchive(file: string): Promise<Map<string, Buffer>> {
  const tar = extract();
  tar.end(zstdDecompressSync(readFileSync(file)));
  const entries = new Map<string, Buffer>();
  for await (const entry of tar) entries.set(entry.header.name, await buffer(entry));
  return entries;
}
