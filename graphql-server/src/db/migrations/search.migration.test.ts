import { expect, test } from 'vitest';
import { describeMigratedDatabase } from '../../test/database/describe-migrated-database.ts';

const CATEGORY = '0193e0c0-0000-7000-8000-000000000002';

const em = describeMigratedDatabase('20261122-stock-reasons', async (before) => {
  await before.execute(
    `insert into categories (id, slug, label, position) values ('${CATEGORY}', 'cups', 'Cups', 1)`,
  );
  await before.execute(
    `insert into products (id, category_id, title, description, sale_price, stock, colours, sizes, image, gallery,
       position, search_text, created_at)
     values ('0193e0c0-0000-7000-8000-000000000001', '${CATEGORY}', 'Stone Mug', 'A hand-finished mug.', 900, 5,
       '[{"name": "Sky", "hex": "#9CC3E6"}]', '["0.3 l"]', '{}', '[]', 1, 'stone mug', now())`,
  );
});

test.each(["'stone':A", "'=mug'", "'mug':B", "'cup':C", "'sky':C & 'blue':C", "'0.3':C", "'hand-finish':D"])(
  'a product of before is found by %s',
  async (query) => {
    const found = await em().execute<object[]>(
      'select title from products where search_document @@ ?::tsquery',
      [query],
    );
    expect(found).toHaveLength(1);
  },
);

test('its words are known, and so are those that shoppers use instead', async () => {
  const words = await em().execute<{ word: string }[]>(
    `select word from search_words where word in ('stone', 'sneaker', 'the') order by word`,
  );
  expect(words.map(({ word }) => word)).toEqual(['sneaker', 'stone']);
});
