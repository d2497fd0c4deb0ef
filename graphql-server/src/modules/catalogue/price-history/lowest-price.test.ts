import { expect, test } from 'vitest';
import { lowestPriceBefore, type PricePoint } from './lowest-price.ts';

/** Parses a day of March 2026 and prices, the former one after a slash: "1: 100", "20: 80/100". */
function point(text: string): PricePoint {
  const [day, price = ''] = text.split(': ');
  const [campaign, regular] = price.split('/').map(Number);
  return {
    since: new Date(Date.UTC(2026, 2, Number(day))),
    salePrice: campaign ?? 0,
    regularPrice: regular ?? null,
  };
}

test.each([
  ['never changed', ['1: 100'], null],
  ['no earlier price', ['1: 80/100'], null],
  ['not reduced', ['1: 100', '40: 80/100', '50: 100'], null],
  ['permanently lowered, without a former price next to it', ['1: 100', '40: 80'], null],
  ['reduced from a long-standing price', ['1: 100', '40: 80/100'], 100],
  ['raised right before', ['1: 100', '39: 120', '40: 90/120'], 100],
  ['raised 31 days before', ['1: 100', '9: 120', '40: 90/120'], 120],
  ['raised 30 days before to the moment', ['1: 100', '10: 120', '40: 90/120'], 120],
  ['raised a day less than 30 days before', ['1: 100', '11: 120', '40: 90/120'], 100],
  ['cheaper in a campaign shortly before', ['1: 100', '20: 70/100', '25: 100', '40: 80/100'], 70],
  ['cheaper in a campaign that was over long before', ['1: 100', '2: 70/100', '5: 100', '40: 80/100'], 100],
  ['the same campaign again after a week', ['1: 100', '20: 80/100', '27: 100', '34: 80/100'], 80],
  ['reduced further, step by step', ['1: 100', '20: 90/100', '30: 80/100', '60: 70/100'], 100],
  ['reduced after it was permanently lowered', ['1: 100', '10: 90', '40: 80/90'], 90],
  ['reduced less than before', ['1: 100', '20: 70/100', '30: 80/100'], 70],
  ['less than before, and then further again', ['1: 100', '20: 70/100', '30: 90/100', '35: 80/100'], 70],
  ['another former price next to the same price', ['1: 100', '20: 80/100', '30: 80/120'], 100],
  ['a former price next to an unchanged price', ['1: 80', '20: 80/100'], 80],
  ['no longer reduced in between', ['1: 100', '20: 80/100', '30: 80', '40: 70/80'], 80],
])('%s: the lowest price before the reduction', (_, history, expected) => {
  expect(lowestPriceBefore(history.map(point))).toBe(expected);
});
