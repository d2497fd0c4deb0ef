import { expect, test } from 'vitest';
import { toFeedItem } from './feed-item.ts';
import { aFeedVariant, noDetails } from './feed.fixtures.ts';
import { googleFeed } from './google-feed.ts';
import { metaFeed } from './meta-feed.ts';

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
  ['PREORDER', '2999-03-01', 'preorder', '2999-03-01T00:00Z', 'preorder'],
  ['BACKORDER', null, 'out_of_stock', undefined, 'available for order'],
  ['IN_STOCK', '2999-03-01', 'in_stock', undefined, 'in stock'],
] as const)('%s, from %s', (availability, availableFrom, google, date, meta) => {
  const items = [toFeedItem(aFeedVariant({ availability, availableFrom }), terms)];
  const xml = googleFeed.items(items, true);
  expect(/<g:availability>(.*?)</.exec(xml)?.[1]).toBe(google);
  expect(/<g:availability_date>(.*?)</.exec(xml)?.[1]).toBe(date);
  expect(metaFeed.items(items, true)).toContain(`,${meta},`);
});
