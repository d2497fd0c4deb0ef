import { expect, test } from 'vitest';
import { describeMigratedDatabase } from '../../test/database/describe-migrated-database.ts';

const CATEGORY = '0193e0c0-0000-7000-8000-000000000002';

const em = describeMigratedDatabase('20261122-size-guides', async (before) => {
  await before.execute(
    `insert into categories (id, slug, label, position, is_visible)
     values ('${CATEGORY}', 'shoes', 'Shoes', 1, false)`,
  );
});

test('a category of before stays as it was, without a size guide', async () => {
  expect(await em().execute('select slug, is_visible, size_guide from categories')).toEqual([
    { slug: 'shoes', is_visible: false, size_guide: null },
  ]);
});

test('a category has no size guide but those that there are', async () => {
  await em().execute(`update categories set size_guide = 'SHOES'`);
  await expect(em().execute(`update categories set size_guide = 'HATS'`)).rejects.toThrow(/check constraint/);
});
