import { expect, test } from 'vitest';
import { type PhpValue, readPhp } from './php-value.ts';

test.each<[text: string, value: PhpValue | null]>([
  ['s:3:"Mug";', 'Mug'],
  // PHP counts bytes, of which “ß” has two.
  ['a:1:{s:6:"Größe";s:1:"M";}'.replace('6', '7'), new Map([['Größe', 'M']])],
  ['s:12:"a "b"; s:1:"";', 'a "b"; s:1:"'],
  ['i:-7;', '-7'],
  ['b:1;', '1'],
  ['d:0.5;', '0.5'],
  ['N;', ''],
  ['a:0:{}', new Map()],
  [
    'a:2:{i:0;a:1:{s:1:"k";i:1;}i:1;N;}',
    new Map<string, PhpValue>([
      ['0', new Map([['k', '1']])],
      ['1', ''],
    ]),
  ],
  ['', null],
  ['a:2:{s:1:"a";', null],
  ['s:9:"short";', null],
  ['s:99999999999:"a";', null],
  ['O:8:"stdClass":0:{}', null],
  ['a:1:{a:0:{}i:1;}', null],
])('%s', (text, value) => {
  expect(readPhp(text)).toEqual(value);
});

test('a text that nests without end is nothing', () => {
  expect(readPhp('a:1:{i:0;'.repeat(10_000))).toBeNull();
});
