import { expect, test } from 'vitest';
import { parseMeasure, unitPriceOf } from '../catalogue/unit-prices/unit-price.ts';
import { toFeedItem } from './feed-item.ts';
import { aFeedVariant, noDetails } from './feed.fixtures.ts';
import { googleFeed } from './google-feed.ts';

const terms = {
  currency: 'USD',
  baseUrl: 'https://shop.example',
  description: 'Holds 0.3 l.',
  isGroup: false,
  campaign: null,
  categories: [],
  google: noDetails,
  shipping: [],
};

test.each([
  ['750 ml', '', '750ml', '1l'],
  ['90 g', '100 g', '90g', '100g'],
  ['1.8 m3', '', '1.8cbm', '1cbm'],
  ['2.2 m2', '', '2.2sqm', '1sqm'],
  ['12 piece', '', '12ct', '1ct'],
  ['750 ml', '75 cl', '750ml', '75cl'],
  // Google knows no millimeters, and only some bases.
  ['15 mm', '10 mm', '1.5cm', undefined],
  ['1 kg', '250 g', '1kg', undefined],
  ['', '', undefined, undefined],
])('Google’s feed has the contents "%s" per "%s"', (contents, base, measure, baseMeasure) => {
  const [unitMeasure, unitPriceBase] = [parseMeasure(contents), parseMeasure(base)];
  const unitPrice = unitPriceOf({ salePrice: 1200, unitMeasure, unitPriceBase });
  const xml = googleFeed.items([toFeedItem(aFeedVariant({ unitMeasure, unitPrice }), terms)], true);
  expect(/<g:unit_pricing_measure>(.*?)</.exec(xml)?.[1]).toBe(measure);
  expect(/<g:unit_pricing_base_measure>(.*?)</.exec(xml)?.[1]).toBe(baseMeasure);
});
