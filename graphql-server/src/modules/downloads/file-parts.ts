import { type FileStorage, StorageError } from '../assets/file-storage.port.ts';

/** A storage takes 20 s at most for a part, and a shop holds one part per upload or download in memory. */
const PART_SIZE = 4 * 1024 * 1024;
/** Whatever is in a file, the shop only passes it on. */
export const PART_TYPE = 'application/octet-stream';

/** The storage keys of a file of this size. No key of a picture, which everyone may read, is like them. */
export function partKeys(id: string, size: number): string[] {
  return Array.from({ length: Math.ceil(size / PART_SIZE) }, (_, part) => `digital-${id}-${part}.bin`);
}

/** Stores a file while it arrives. @returns its size in bytes. @throws StorageError */
export async function storeParts(
  storage: FileStorage,
  id: string,
  content: AsyncIterable<Uint8Array>,
): Promise<number> {
  let size = 0;
  for await (const part of toParts(content)) {
    size += part.length;
    const key = partKeys(id, size).at(-1) ?? '';
    await storage.put(key, { content: part, type: PART_TYPE });
  }
  return size;
}

/** Reads a part. @throws StorageError, also when it is missing */
export async function readPart(storage: FileStorage, key: string): Promise<Uint8Array> {
  const part = await storage.read(key);
  if (!part) throw new StorageError('UNAVAILABLE', `The file ${key} is missing`);
  return part;
}

async function* toParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    chunks.push(chunk);
    size += chunk.length;
    for (; size >= PART_SIZE; size -= PART_SIZE) {
      const bytes = Buffer.concat(chunks);
      yield bytes.subarray(0, PART_SIZE);
      chunks = [bytes.subarray(PART_SIZE)];
    }
  }
  if (size > 0) yield Buffer.concat(chunks);
}
