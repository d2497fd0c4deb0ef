import { expect, test } from 'vitest';
import { describeMigratedDatabase } from '../../test/database/describe-migrated-database.ts';

const [SHOES, CUPS, MUG, GONE] = [1, 2, 3, 4].map((number) => `0193e0c0-0000-7000-8000-00000000000${number}`);

// Two categories, one of them empty, with a product on sale and a withdrawn one.
const em = describeMigratedDatabase('20261122-assets', async (before) => {
  await before.execute(
    `insert into categories (id, slug, label, position)
     values ('${CUPS}', 'cups', 'Cups', 0), ('${SHOES}', 'shoes', 'Shoes', 1)`,
  );
  for (const [id, deletedAt] of [
    [MUG, 'null'],
    [GONE, 'now()'],
  ]) {
    await before.execute(
      `insert into products (id, category_id, title, description, sale_price, stock, colours, sizes, image, gallery,
         position, created_at, deleted_at)
       values ('${id}', '${CUPS}', 'Mug', '', 900, 5, '[]', '[]', '{}', '[]', 1, now(), ${deletedAt})`,
    );
  }
});

const run = async <Row extends object>(sql: string) =>
  (await em().execute<Row[]>(sql)).map((row) => ({ ...row }));

test('the categories of before are at the top, visible, in their order, and the products stay in theirs', async () => {
  expect(
    await run('select slug, label, parent_id, is_visible, picture from categories order by position'),
  ).toEqual([
    { slug: 'cups', label: 'Cups', parent_id: null, is_visible: true, picture: null },
    { slug: 'shoes', label: 'Shoes', parent_id: null, is_visible: true, picture: null },
  ]);
  expect(await run('select category_id from products')).toEqual([
    { category_id: CUPS },
    { category_id: CUPS },
  ]);
  expect(await run('select * from product_categories')).toEqual([]);
});

test('a product is found by the names of all its categories and of those that they lie in, as they are now', async () => {
  const isFoundBy = async (word: string) =>
    (await run(`select id from products where id = '${MUG}' and search_document @@ '${word}:C'::tsquery`))
      .length > 0;
  expect(await isFoundBy('cup')).toBe(true);
  expect(await isFoundBy('shoe')).toBe(false);
  await run(`update categories set parent_id = '${SHOES}' where id = '${CUPS}'`);
  expect(await isFoundBy('shoe')).toBe(true);
  await run(`update categories set label = 'Boots' where id = '${SHOES}'`);
  expect([await isFoundBy('shoe'), await isFoundBy('boot')]).toEqual([false, true]);
  await run(`update categories set parent_id = null where id = '${CUPS}'`);
  expect(await isFoundBy('boot')).toBe(false);
  await run(`insert into product_categories values ('${MUG}', '${SHOES}')`);
  expect(await isFoundBy('boot')).toBe(true);
  await run(`delete from product_categories`);
  expect(await isFoundBy('boot')).toBe(false);
});
