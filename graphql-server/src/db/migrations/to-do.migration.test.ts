import { expect, test } from 'vitest';
import { describeMigratedDatabase } from '../../test/database/describe-migrated-database.ts';

const CATEGORY = '0193e0c0-0000-7000-8000-000000000002';

const em = describeMigratedDatabase('20261123-part-refunds', async (before) => {
  await before.execute(
    `insert into categories (id, slug, label, position) values ('${CATEGORY}', 'knitwear', 'Knitwear', 1)`,
  );
  for (const stock of [0, 5, 6]) {
    await before.execute(
      `insert into products (id, category_id, title, handle, description, sale_price, highest_price, stock, colours, sizes, image,
         gallery, position, created_at)
       values ('0193e0c0-0000-7000-8000-00000000001${stock}', ?, 'Cardigan', 'cardigan-${stock}', '', 900, 900, ${stock}, '[]', '[]',
         '{}', '[]', 1, now())`,
      [CATEGORY],
    );
  }
});

test('products that are low or sold out are known from the beginning', async () => {
  const rows = await em().execute<object[]>(
    'select stock, is_sold_out, is_listed from low_stock_products join products on products.id = product_id order by stock',
  );
  expect(rows).toEqual([
    { stock: 0, is_sold_out: true, is_listed: true },
    { stock: 5, is_sold_out: false, is_listed: true },
  ]);
});
