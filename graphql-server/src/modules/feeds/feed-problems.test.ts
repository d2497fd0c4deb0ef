import { expect, test } from 'vitest';
import { aFeedVariant, noDetails, picture } from './feed.fixtures.ts';
import { feedProblems, type GoogleDetails, isRejected } from './feed-problems.ts';

const placeholder = picture('/placeholders/other.svg');

test.each<[string, Parameters<typeof aFeedVariant>, string[], boolean]>([
  ['nothing', [], [], false],
  ['a variant without a picture', [{ image: placeholder }], ['NO_PICTURE'], true],
  ['a product without a description', [{}, { description: ' \n' }], ['NO_DESCRIPTION'], true],
  ['a digital item', [{ requiresShipping: false }], ['NOT_SHIPPED'], true],
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
  const objections = feedProblems(aFeedVariant(...variant), noDetails);
  expect(objections).toEqual(problems);
  expect(isRejected(objections)).toBe(rejected);
});

const dress = '2271';
const hat = 'Apparel & Accessories > Clothing Accessories > Hats';
const forWomen = { gender: 'female', ageGroup: 'adult' } as const;

test.each<[string, Parameters<typeof aFeedVariant>[0], Partial<GoogleDetails>, string[]]>([
  [
    'a dress without details',
    {},
    { googleCategory: dress },
    ['NO_COLOR', 'NO_SIZE', 'NO_GENDER', 'NO_AGE_GROUP'],
  ],
  ['a hat without details', {}, { googleCategory: hat }, ['NO_COLOR', 'NO_GENDER', 'NO_AGE_GROUP']],
  ['a dress with all', { colour: 'Red', size: 'M' }, { googleCategory: dress, ...forWomen }, []],
  [
    'a dress without an age group',
    { colour: 'Red', size: 'M' },
    { googleCategory: dress, gender: 'female' },
    ['NO_AGE_GROUP'],
  ],
  ['a mug for women', {}, { googleCategory: '2169', ...forWomen }, []],
])('of %s, services miss the right details and take it', (_, variant, details, problems) => {
  const objections = feedProblems(aFeedVariant(variant), { ...noDetails, ...details });
  expect(objections).toEqual(problems);
  expect(isRejected(objections)).toBe(false);
});
