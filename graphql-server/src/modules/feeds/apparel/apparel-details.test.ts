import { expect, test } from 'vitest';
import { apparelDetails } from './apparel-details.ts';

const everything = ['color', 'size', 'gender', 'ageGroup'];
const withoutSize = ['color', 'gender', 'ageGroup'];

test.each([
  ['1604', everything],
  ['2271', everything],
  ['187', everything],
  ['Apparel & Accessories > Clothing > Dresses', everything],
  ['apparel & accessories>shoes', everything],
  ['166', withoutSize],
  ['173', withoutSize],
  ['Apparel & Accessories', withoutSize],
  ['Apparel & Accessories > Clothing Accessories > Hats', withoutSize],
  ['Apparel & Accessories > Shoe Accessories', withoutSize],
  ['1856', ['color']],
  ['Apparel & Accessories > Shoe Accessories > Shoelaces', ['color']],
  ['5004', []],
  ['Animals & Pet Supplies > Pet Supplies > Dog Supplies > Dog Apparel', []],
  [null, []],
])('of %s, Google asks for %j', (googleCategory, details) => {
  expect(apparelDetails(googleCategory)).toEqual(details);
});
