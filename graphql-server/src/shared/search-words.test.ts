import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

test.each([
  ['', []],
  ['  Oxford   SHIRT ', ['oxford', 'shirt']],
  ["men's shoes, ladies’ hats", ['men', 'shoes', 'ladies', 'hats']],
  ['t shirt', ['t-shirt']],
  ['T-Shirts', ['t-shirt']],
  ['tshirt', ['t-shirt']],
  ['best shirt', ['best', 'shirt']],
  ['6.1-inch phone x12', ['6.1', 'inch', 'phone', 'x12']],
  ["'; drop table products --", ['drop', 'table', 'products']],
  ['% _ \\ <% %> & | ! ( ) :*', []],
  ['Crème brûlée', ['crème', 'brûlée']],
  ['ｆｕｌｌ', ['full']],
  ['1 2 3 4 5 6 7 8 9', ['1', '2', '3', '4', '5', '6', '7', '8']],
])('the words of “%s”', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});
