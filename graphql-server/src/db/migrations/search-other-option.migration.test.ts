import { expect, test } from 'vitest';
import { describeMigratedDatabase } from '../../test/database/describe-migrated-database.ts';

const CATEGORY = '0193e0c0-0000-7000-8000-0000000000ff';
const DISK = { name: 'Storage', values: ['512 GB', '1TB'] };

const em = describeMigratedDatabase('20261123-turquoise-is-green', async (before) => {
  await before.execute(
    `insert into categories (id, slug, label, position) values ('${CATEGORY}', 'computers', 'Computers', 1)`,
  );
  for (const [index, other] of [DISK, null].entries()) {
    await before.execute(
      `insert into products (id, category_id, title, handle, description, sale_price, highest_price, stock, colours, sizes, image,
         gallery, position, created_at, other_option)
       values (gen_random_uuid(), ?, ?, ?, '', 900, 900, 0, '[]', '[]', '{}', '[]', 1, now(), ?::jsonb)`,
      [CATEGORY, `Laptop ${index}`, `laptop-${index}`, other && JSON.stringify(other)],
    );
  }
});

const foundBy = async (query: string) =>
  (
    await em().execute<{ title: string }[]>(
      `select title from products where search_document @@ to_tsquery('english', '${query}')`,
    )
  ).map(({ title }) => title);

test.each(['512 & gb', '512gb', '1 & tb', '1tb', 'laptop & 512gb'])(
  'the product of before has %s',
  async (query) => {
    expect(await foundBy(query)).toEqual(['Laptop 0']);
  },
);

test('one without a third option is found by what it was', async () => {
  expect((await foundBy('laptop')).sort()).toEqual(['Laptop 0', 'Laptop 1']);
});
