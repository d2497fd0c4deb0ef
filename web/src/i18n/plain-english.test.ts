import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Parts of sentences that shoppers reported as bad English. New texts must not use them again. */
const REJECTED = [
  'look into your mail',
  'in figures',
  'wished for',
  'one click there',
  'picks up day and night',
  'its number is',
  'you find it under',
  'go on shopping',
  'we bring your order',
  'as soon as the money has arrived',
  'you need not',
  'whoever',
  'somebody',
  'everybody',
  'you order without an account',
  'comes along',
  'ask for the return',
  'you get back',
  'in the way you paid',
  'can not',
  'answer of the shop',
  'it was delivered',
  'who has it',
  'you get no ',
  'it tells of',
  'for no more',
  'go to the shop',
  'nothing else of you',
  'belong to an account',
  'stands under',
  'any more',
  'meanwhile',
  'anew',
  'is told by',
  'be looked into',
  'on the page of a product',
];

/** British spelling; screens follow the `lang` of the page, en-US. */
const BRITISH =
  /\b(?:grey|jewellery|catalogue|trousers|favourites?|centimetres|centre|neighbours?|harbour|organis|cheque)/i;

const catalogue = readFileSync(fileURLToPath(new URL('en-US.po', import.meta.url)), 'utf8');
const texts = [...catalogue.matchAll(/^msgid ((?:".*"\n)+)/gm)].map(([, lines = '']) =>
  lines.replaceAll(/^"|"$|\n/gm, ''),
);

test('the catalog is read', () => {
  expect(texts.length).toBeGreaterThan(1000);
});

test.each(REJECTED)('no text says “%s”', (phrase) => {
  expect(texts.filter((text) => text.toLowerCase().includes(phrase))).toEqual([]);
});

test('texts use American spelling', () => {
  expect(texts.filter((text) => BRITISH.test(text))).toEqual([]);
});
