import type { FeedFormat } from './feed-format.ts';

/** All variants as JSON for any program, also those that shopping services would reject. */
export const jsonFeed: FeedFormat = {
  path: '/feeds/products.json',
  type: 'application/json',
  start: ({ name, url }) => `{"shop":${JSON.stringify({ name, url })},"items":[`,
  items: (items, isFirst) =>
    items.map((item, index) => `${isFirst && index === 0 ? '\n' : ',\n'}${JSON.stringify(item)}`).join(''),
  end: '\n]}\n',
};
