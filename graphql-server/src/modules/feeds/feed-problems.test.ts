import { expect, test } from 'vitest';
import { aFeedVariant, picture } from './feed.fixtures.ts';
import { feedProblems, isRejected } from './feed-problems.ts';

const placeholder = picture('/placeholders/other.svg');

test.each<[string, Parameters<typeof aFeedVariant>, string[], boolean]>([
  ['nothing', [], [], false],
  ['a variant without a picture', [{ image: placeholder }], ['NO_PICTURE'], true],
  ['a product without a description', [{}, { description: ' \n' }], ['NO_DESCRIPTION'], true],
  ['a barcode without a brand and a SKU', [{ sku: null }, { brand: null }], [], false],
  ['a brand and a SKU without a barcode', [{ barcode: null }], [], false],
  ['a brand alone', [{ barcode: null, sku: null }], ['NO_IDENTIFIER'], false],
  ['a SKU alone', [{ barcode: null }, { brand: null }], ['NO_IDENTIFIER'], false],
  ['a barcode of the shop’s own', [{ barcode: 'shelf 4', sku: null }], ['NO_IDENTIFIER'], false],
  ['a wrong check digit', [{ barcode: '4006381333930' }], ['INVALID_BARCODE'], false],
  [
    'one without another identifier',
    [{ barcode: '4006381333930', sku: null }],
    ['NO_IDENTIFIER', 'INVALID_BARCODE'],
    false,
  ],
  ['a title of 150 characters', [{}, { title: 'm'.repeat(150) }], [], false],
  ['a title of 151', [{}, { title: 'm'.repeat(151) }], ['LONG_TITLE'], false],
  [
    'one of 151 with its options',
    [{ colour: 'Blue', size: 'XL', others: ['Oak'] }, { title: 'm'.repeat(136) }],
    ['LONG_TITLE'],
    false,
  ],
])('of %s, services object to the right things', (_, variant, problems, rejected) => {
  expect(feedProblems(aFeedVariant(...variant))).toEqual(problems);
  expect(isRejected(aFeedVariant(...variant))).toBe(rejected);
});
