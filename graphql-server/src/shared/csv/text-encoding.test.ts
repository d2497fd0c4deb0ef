import { expect, test } from 'vitest';
import { decodeText, detectEncoding, type TextEncoding } from './text-encoding.ts';

/** A file that arrives in parts of a size. */
async function* partsOf(bytes: readonly number[], size: number): AsyncGenerator<Uint8Array, void> {
  for (let start = 0; start < bytes.length; start += size)
    yield Uint8Array.from(bytes.slice(start, start + size));
}

/** Reads text as a merchant's file. */
async function read(bytes: readonly number[], size: number): Promise<[TextEncoding, string]> {
  const encoding = await detectEncoding(partsOf(bytes, size));
  let text = '';
  for await (const part of decodeText(partsOf(bytes, size), encoding)) text += part;
  return [encoding, text];
}

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));

test.each<[what: string, bytes: number[], encoding: TextEncoding, text: string]>([
  ['UTF-8', [0x47, 0x72, 0xc3, 0xb6, 0xc3, 0x9f, 0x65, 0xe2, 0x82, 0xac], 'utf-8', 'Größe€'],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0xc3, 0xb6], 'utf-8', 'ö'],
  ['a character of four bytes', [0xf0, 0x9f, 0xaa, 0xb4, 0x21], 'utf-8', '🪴!'],
  ['only ASCII', ascii('Name,Stock'), 'utf-8', 'Name,Stock'],
  ['nothing', [], 'utf-8', ''],
  ['UTF-16LE', [0xff, 0xfe, 0x47, 0x00, 0xf6, 0x00, 0xac, 0x20], 'utf-16le', 'Gö€'],
  ['UTF-16BE', [0xfe, 0xff, 0x00, 0x47, 0x00, 0xf6, 0x20, 0xac], 'utf-16be', 'Gö€'],
  ['a pair in UTF-16', [0xff, 0xfe, 0x3e, 0xd8, 0xb4, 0xde], 'utf-16le', '🪴'],
  // “Größe €’Œ”, as Excel saves it.
  ['Windows-1252', [0x47, 0x72, 0xf6, 0xdf, 0x65, 0x20, 0x80, 0x92, 0x8c], 'windows-1252', 'Größe €’Œ'],
  ['Windows-1252 after much ASCII', [...ascii('a'.repeat(50)), 0xe9], 'windows-1252', `${'a'.repeat(50)}é`],
  // “für Größe, cafés”, as a Mac saves it.
  [
    'MacRoman',
    [...ascii('f'), 0x9f, ...ascii('r Gr'), 0x9a, 0xa7, ...ascii('e, caf'), 0x8e, ...ascii('s')],
    'macintosh',
    'für Größe, cafés',
  ],
  // “it’s “new”… cœur, Müll – très”.
  [
    'Windows-1252 with signs',
    [
      ...[...ascii('it'), 0x92, ...ascii('s '), 0x93, ...ascii('new'), 0x94, 0x85, ...ascii(' c'), 0x9c],
      ...[...ascii('ur, M'), 0xfc, ...ascii('ll '), 0x96, ...ascii(' tr'), 0xe8, ...ascii('s')],
    ],
    'windows-1252',
    'it’s “new”… cœur, Müll – très',
  ],
  // “don’t word—word”: without letters with accents, the usual one.
  [
    'Windows-1252 with signs between letters',
    [...ascii('don'), 0x92, ...ascii('t word'), 0x97, ...ascii('word')],
    'windows-1252',
    'don’t word—word',
  ],
  ['a character that the file cuts off', [0x41, 0xc3], 'windows-1252', 'AÃ'],
])('%s is read, wherever its parts end', async (_, bytes, encoding, text) => {
  for (const size of [2, 3, 1000]) expect(await read(bytes, size)).toEqual([encoding, text]);
});

test('an error while reading the file is no sign of its encoding', async () => {
  async function* broken(): AsyncGenerator<Uint8Array, void> {
    yield Uint8Array.of(0x41);
    throw new RangeError('the disk is gone');
  }
  await expect(detectEncoding(broken())).rejects.toThrow('the disk is gone');
});
