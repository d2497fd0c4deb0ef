import { expect, test } from 'vitest';
import { describeMigratedDatabase } from '../../test/database/describe-migrated-database.ts';

const MUG = '0193e0c0-0000-7000-8000-000000000001';
const KETTLE = '0193e0c0-0000-7000-8000-000000000002';
const CATEGORY = '0193e0c0-0000-7000-8000-000000000003';

const em = describeMigratedDatabase('20261122-published-index', async (before) => {
  await before.execute(
    `insert into categories (id, slug, label, position) values ('${CATEGORY}', 'cups', 'Cups', 1)`,
  );
  for (const [id, handle] of [
    [MUG, 'mug'],
    [KETTLE, 'kettle'],
  ]) {
    await before.execute(
      `insert into products (id, category_id, title, handle, description, sale_price, highest_price, stock, colours, sizes, image,
         gallery, position, created_at)
       values (?, '${CATEGORY}', ?, ?, '', 900, 900, 0, '[]', '[]', '{}', '[]', 1, now())`,
      [id, handle, handle],
    );
  }
});

const add = (one: string, other: string) =>
  em().execute('insert into product_pairs (product_id, other_id, customers) values (?, ?, 2)', [one, other]);

test('products of before go with nothing until they are counted', async () => {
  expect(await em().execute('select * from product_pairs')).toEqual([]);
});

test('a pair is of two products that there are, and there once', async () => {
  await expect(add(MUG, MUG)).rejects.toThrow(/check constraint/);
  await expect(add(MUG, CATEGORY)).rejects.toThrow(/foreign key/);
  await add(MUG, KETTLE);
  await add(KETTLE, MUG);
  await expect(add(MUG, KETTLE)).rejects.toThrow(/duplicate key/);
});
