import { expect, test } from 'vitest';
import { describeMigratedDatabase } from '../../test/database/describe-migrated-database.ts';

const CATEGORY = '0193e0c0-0000-7000-8000-0000000000ff';
const titles = ['Stone Mug', 'Stone  mug!', 'Crème brûlée', '***', 'Stone Mug', "It's 100% “fine”"];
const idOf = (index: number) => `0193e0c0-0000-7000-8000-00000000000${index}`;
/** The place of a product that was withdrawn before. */
const WITHDRAWN = 4;

const em = describeMigratedDatabase('20261122-assets', async (before) => {
  await before.execute(
    `insert into categories (id, slug, label, position) values ('${CATEGORY}', 'cups', 'Cups', 1)`,
  );
  for (const [index, title] of titles.entries()) {
    await before.execute(
      `insert into products (id, category_id, title, description, sale_price, stock, colours, sizes, image, gallery,
         position, created_at, deleted_at)
       values (?, '${CATEGORY}', ?, 'A hand-finished mug.', 900, 5, '[]', '[]', '{}', '[]', ?, now(), ?)`,
      [idOf(index), title, index, index === WITHDRAWN ? new Date() : null],
    );
  }
});

test('every product is active at once, with a handle of its title; a withdrawn one takes none', async () => {
  const rows = await em().execute<{ handle: string }[]>(
    `select id, handle, status, publish_at, brand, tags, attributes, seo_title, seo_description
     from products where deleted_at is null order by position`,
  );
  expect(rows.map(({ handle }) => handle)).toEqual([
    ...['stone-mug', 'stone-mug-2', 'creme-brulee', 'product', 'its-100-fine'],
  ]);
  expect({ ...rows[0] }).toEqual({
    ...{ id: idOf(0), handle: 'stone-mug', status: 'ACTIVE', publish_at: null, brand: null, tags: [] },
    ...{ attributes: [], seo_title: null, seo_description: null },
  });
});

test('brand, tags and material become words of a product', async () => {
  await em().execute(
    `update products set brand = 'Flint', tags = '["camping"]',
       attributes = '[{"name": "Material", "value": "Basalt"}, {"name": "Care", "value": "Rinse"}]' where id = ?`,
    [idOf(0)],
  );
  for (const query of ["'flint':B & !'rins'", "'camp':B", "'basalt':B", "'stone':A"]) {
    const found = await em().execute<{ id: string }[]>(
      'select id from products where id = ? and search_document @@ ?::tsquery',
      [idOf(0), query],
    );
    expect(found.map(({ id }) => id)).toEqual([idOf(0)]);
  }
});

test('words of a draft are known, but not suggested before it is active', async () => {
  const popularityOf = async (word: string) =>
    (
      await em().execute<{ popularity: number }[]>('select popularity from search_words where word = ?', [
        word,
      ])
    )[0]?.popularity;
  await em().execute(`update products set status = 'DRAFT', title = 'Obsidian Mug' where id = ?`, [idOf(1)]);
  expect(await popularityOf('obsidian')).toBe(0);
  await em().execute(`update products set status = 'ACTIVE' where id = ?`, [idOf(1)]);
  expect(await popularityOf('obsidian')).toBe(1);
});

test('two products can’t have the same handle', async () => {
  await expect(
    em().execute(`update products set handle = 'stone-mug' where id = ?`, [idOf(1)]),
  ).rejects.toThrow(/products_handle/);
});
