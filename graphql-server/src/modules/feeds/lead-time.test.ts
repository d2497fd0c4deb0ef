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
  [4, 5, 'in_stock', ['5', '5'], 'available for order'],
  [0, 5, 'out_of_stock', ['5', '5'], 'out of stock'],
  [4, null, 'in_stock', [], 'in stock'],
])('with %i in stock and %s days to make it', (stock, leadTimeDays, google, handling, meta) => {
  const items = [
    toFeedItem(aFeedVariant({ availability: stock > 0 ? 'IN_STOCK' : 'SOLD_OUT', leadTimeDays }), terms),
  ];
  const xml = googleFeed.items(items, true);
  expect(/<g:availability>(.*?)</.exec(xml)?.[1]).toBe(google);
  expect([...xml.matchAll(/<g:m(?:in|ax)_handling_time>(.*?)</g)].map(([, days]) => days)).toEqual(handling);
  expect(metaFeed.items(items, true)).toContain(`,${meta},`);
});
