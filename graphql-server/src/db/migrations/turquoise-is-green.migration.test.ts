import { expect, test } from 'vitest';
import { describeMigratedDatabase } from '../../test/database/describe-migrated-database.ts';

const PRODUCT = '0193e0c0-0000-7000-8000-000000000001';
const CATEGORY = '0193e0c0-0000-7000-8000-000000000002';
const COLOURS = [
  { name: 'Teal', hex: '#2F6F73' },
  { name: 'Lagoon', hex: '#1f6fb2' },
];

const em = describeMigratedDatabase('20261122-product-pairs', async (before) => {
  await before.execute(
    `insert into categories (id, slug, label, position) values ('${CATEGORY}', 'knitwear', 'Knitwear', 1)`,
  );
  await before.execute(
    `insert into products (id, category_id, title, handle, description, sale_price, highest_price, stock, colours, sizes, image,
       gallery, position, created_at)
     values (?, ?, 'Cardigan', 'cardigan', '', 900, 900, 0, ?::jsonb, '[]', '{}', '[]', 1, now())`,
    [PRODUCT, CATEGORY, JSON.stringify(COLOURS)],
  );
  // Mauve is known only by an order, one variant has no colour, and one is no longer offered.
  for (const [index, colour] of ['Teal', 'Lagoon', 'Mauve', null, 'Teal'].entries()) {
    await before.execute(
      `insert into product_variants (id, product_id, position, colour, size, sale_price, stock, created_at, deleted_at)
       values ('0193e0c0-0000-7000-8000-00000000001${index}', ?, ?, ?, ?, 900, 0, now(), ?)`,
      [PRODUCT, index, colour, `S${index}`, index === 4 ? new Date() : null],
    );
  }
});

test('teal is green, for each of its variants, and what was blue is blue', async () => {
  const rows = await em().execute<{ colour: string | null; base_colour: string | null }[]>(
    'select colour, base_colour from product_variants order by position',
  );
  expect(rows.map(({ colour, base_colour: base }) => [colour, base])).toEqual([
    ['Teal', 'green'],
    ['Lagoon', 'blue'],
    ['Mauve', null],
    [null, null],
    ['Teal', 'green'],
  ]);
});

test('its product is offered in green, and found by that word', async () => {
  expect(
    await em().execute(`select offered_colours, search_document @@ 'green' as is_found from products`),
  ).toEqual([{ offered_colours: ['blue', 'green'], is_found: true }]);
});
