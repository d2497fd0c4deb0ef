import { expect, test } from 'vitest';
import { describeMigratedDatabase } from '../../test/database/describe-migrated-database.ts';

const PRODUCT = '0193e0c0-0000-7000-8000-000000000001';
const CATEGORY = '0193e0c0-0000-7000-8000-000000000002';
const COLOURS = [
  { name: 'Scarlet', hex: '#c22f47' },
  { name: 'Lagoon', hex: '#1f6fb2' },
];

const em = describeMigratedDatabase('20261122-product-variants', async (before) => {
  await before.execute(
    `insert into categories (id, slug, label, position) values ('${CATEGORY}', 'cups', 'Cups', 1)`,
  );
  await before.execute(
    `insert into products (id, category_id, title, handle, description, sale_price, highest_price, stock, colours, sizes, image,
       gallery, position, created_at)
     values (?, ?, 'Mug', 'mug', '', 900, 900, 0, ?::jsonb, '[]', '{}', '[]', 1, now())`,
    [PRODUCT, CATEGORY, JSON.stringify(COLOURS)],
  );
  // Lagoon is offered, Scarlet is not any more, Mauve is known only by an order, and one has no colour.
  for (const [index, colour] of ['Lagoon', 'Scarlet', 'Mauve', null].entries()) {
    await before.execute(
      `insert into product_variants (id, product_id, position, colour, size, sale_price, stock, created_at, deleted_at)
       values ('0193e0c0-0000-7000-8000-00000000001${index}', ?, ?, ?, 'S', 900, 0, now(), ?)`,
      [PRODUCT, index, colour, index === 0 ? null : new Date()],
    );
  }
});

test('the variants of before have the everyday names of their colours', async () => {
  const rows = await em().execute<{ colour: string | null; base_colour: string | null }[]>(
    'select colour, base_colour from product_variants order by position',
  );
  expect(rows.map(({ colour, base_colour: base }) => [colour, base])).toEqual([
    ['Lagoon', 'blue'],
    ['Scarlet', 'red'],
    ['Mauve', null],
    [null, null],
  ]);
});

test('a product has the colours and sizes of what it offers', async () => {
  const options = () =>
    em().execute<{ offered_colours: string[]; offered_sizes: string[] }[]>(
      'select offered_colours, offered_sizes from products',
    );
  expect(await options()).toEqual([{ offered_colours: ['blue'], offered_sizes: ['S'] }]);
  await em().execute('update product_variants set deleted_at = null');
  expect(await options()).toEqual([{ offered_colours: ['blue', 'red'], offered_sizes: ['S'] }]);
  await em().execute('update product_variants set deleted_at = now()');
  expect(await options()).toEqual([{ offered_colours: [], offered_sizes: [] }]);
});
