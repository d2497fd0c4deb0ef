import { expect, test } from 'vitest';
import type { EntityManager } from '../../../db/database.ts';
import { describeDatabase } from '../../../test/database/describe-database.ts';

// What the database derives when products, variants and categories change, whatever changes them.

const id = (end: number) => `0193e0c0-0000-7000-8000-${String(end).padStart(12, '0')}`;
const [SHOES, CUPS, MUG, LAPTOP, CARDIGAN] = [1, 2, 3, 4, 5].map(id);

const COLOURS = [
  { name: 'Teal', hex: '#2F6F73' },
  { name: 'Lagoon', hex: '#1f6fb2' },
];
const DISK = { name: 'Storage', values: ['512 GB', '1TB'] };

const em = describeDatabase(async (empty) => {
  await empty.execute(
    `insert into categories (id, slug, label, position)
     values ('${CUPS}', 'cups', 'Cups', 0), ('${SHOES}', 'shoes', 'Shoes', 1)`,
  );
  const addProduct = (
    product: string | undefined,
    title: string,
    values: { description?: string; colours?: object[]; sizes?: string[]; other?: object },
  ) =>
    empty.execute(
      `insert into products (id, category_id, title, handle, description, sale_price, highest_price, stock, colours, sizes,
         other_options, image, gallery, position, created_at)
       values (?, '${CUPS}', ?, ?, ?, 900, 900, 5, ?::jsonb, ?::jsonb, ?::jsonb, '{}', '[]', 1, now())`,
      [
        product,
        title,
        product,
        values.description ?? '',
        JSON.stringify(values.colours ?? []),
        JSON.stringify(values.sizes ?? []),
        JSON.stringify(values.other ? [values.other] : []),
      ],
    );
  await addProduct(MUG, 'Stone Mug', {
    description: 'A hand-finished mug.',
    colours: [{ name: 'Sky', hex: '#9CC3E6' }],
    sizes: ['0.3 l'],
  });
  await addProduct(LAPTOP, 'Laptop', { other: DISK });
  await addProduct(CARDIGAN, 'Cardigan', { colours: COLOURS });
  await addVariants(empty);
});

/** Adds variants: Mauve is known only from an order, one has no color, and the last is no longer offered. */
async function addVariants(empty: EntityManager): Promise<void> {
  for (const [index, colour] of ['Teal', 'Lagoon', 'Mauve', null, 'Teal'].entries()) {
    await empty.execute(
      `insert into product_variants (id, product_id, position, colour, size, sale_price, stock, created_at, deleted_at)
       values ('${id(10 + index)}', '${CARDIGAN}', ?, ?, ?, 900, 0, now(), ?)`,
      [index, colour, `S${index}`, index === 4 ? new Date() : null],
    );
  }
}

const run = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await em().execute<Row[]>(sql, values)).map((row) => ({ ...row }));

const isFoundBy = async (product: string | undefined, query: string) =>
  (await run('select from products where id = ? and search_document @@ ?::tsquery', [product, query]))
    .length > 0;

test.each(["'stone':A", "'=mug'", "'mug':B", "'cup':C", "'sky':C & 'blue':C", "'0.3':C", "'hand-finish':D"])(
  'a product is found by %s',
  async (query) => {
    expect(await isFoundBy(MUG, query)).toBe(true);
  },
);

test.each(['512 & gb', '512gb', '1 & tb', '1tb', 'laptop & 512gb'])(
  'the values of the third option are found in any spelling: %s',
  async (query) => {
    expect(
      await run(`select title from products where search_document @@ to_tsquery('english', ?)`, [query]),
    ).toEqual([{ title: 'Laptop' }]);
  },
);

test('brand, tags and material are part of a product’s words', async () => {
  await run(
    `update products set brand = 'Flint', tags = '["camping"]',
       attributes = '[{"name": "Material", "value": "Basalt"}, {"name": "Care", "value": "Rinse"}]' where id = ?`,
    [MUG],
  );
  for (const query of ["'flint':B & !'rins'", "'camp':B", "'basalt':B", "'stone':A"]) {
    expect(await isFoundBy(MUG, query)).toBe(true);
  }
});

test('searchable custom fields are part of a product’s words, Markdown like the description', async () => {
  const field = (key: string, type: string, isSearchable: boolean) => ({
    key,
    type,
    isSearchable,
    owner: 'PRODUCT',
    choices: [],
    productTypes: [],
  });
  const fields = [
    field('glaze', 'TEXT', true),
    field('story', 'MARKDOWN', true),
    field('kiln', 'TEXT', false),
  ];
  await run(`insert into settings (section, content) values ('customFields', ?::jsonb)`, [
    JSON.stringify({ fields }),
  ]);
  await run(
    `update products set custom_fields = '{"glaze": ["Celadon"], "story": ["Made in *Delft*"], "kiln": ["Anagama"]}'
     where id = ?`,
    [MUG],
  );
  expect(await isFoundBy(MUG, "'celadon':B & 'delft':D & !'anagama'")).toBe(true);
});

test('a product is found by the current names of all its categories and their ancestors', async () => {
  const isMugFoundBy = (word: string) => isFoundBy(MUG, `${word}:C`);
  expect(await isMugFoundBy('cup')).toBe(true);
  expect(await isMugFoundBy('shoe')).toBe(false);
  await run(`update categories set parent_id = '${SHOES}' where id = '${CUPS}'`);
  expect(await isMugFoundBy('shoe')).toBe(true);
  await run(`update categories set label = 'Boots' where id = '${SHOES}'`);
  expect([await isMugFoundBy('shoe'), await isMugFoundBy('boot')]).toEqual([false, true]);
  await run(`update categories set parent_id = null where id = '${CUPS}'`);
  expect(await isMugFoundBy('boot')).toBe(false);
  await run(`insert into product_categories values ('${MUG}', '${SHOES}')`);
  expect(await isMugFoundBy('boot')).toBe(true);
  await run(`delete from product_categories`);
  expect(await isMugFoundBy('boot')).toBe(false);
});

test('product words and shoppers’ synonyms for them are known', async () => {
  const words = await run<{ word: string }>(
    `select word from search_words where word in ('stone', 'sneaker', 'the') order by word`,
  );
  expect(words.map(({ word }) => word)).toEqual(['sneaker', 'stone']);
});

test('words of a draft are known, but not suggested before it is active', async () => {
  const popularityOf = async (word: string) =>
    (await run<{ popularity: number }>('select popularity from search_words where word = ?', [word]))[0]
      ?.popularity;
  await run(`update products set status = 'DRAFT', title = 'Obsidian Mug' where id = ?`, [LAPTOP]);
  expect(await popularityOf('obsidian')).toBe(0);
  await run(`update products set status = 'ACTIVE' where id = ?`, [LAPTOP]);
  expect(await popularityOf('obsidian')).toBe(1);
});

test('a variant has its basic color, and a product those of its offered variants', async () => {
  const names = await run<{ colour: string | null; base_colour: string | null }>(
    'select colour, base_colour from product_variants order by position',
  );
  expect(names.map(({ colour, base_colour: base }) => [colour, base])).toEqual([
    ['Teal', 'green'],
    ['Lagoon', 'blue'],
    ['Mauve', null],
    [null, null],
    ['Teal', 'green'],
  ]);
  const options = () =>
    run(
      `select offered_colours, offered_sizes, search_document @@ 'green' as is_found from products where id = '${CARDIGAN}'`,
    );
  expect(await options()).toEqual([
    { offered_colours: ['blue', 'green'], offered_sizes: ['S0', 'S1', 'S2', 'S3'], is_found: true },
  ]);
  await run(`update product_variants set deleted_at = now() where position < 4`);
  expect(await options()).toMatchObject([{ offered_colours: [], offered_sizes: [] }]);
  await run(`update product_variants set deleted_at = null where position = 1`);
  expect(await options()).toMatchObject([{ offered_colours: ['blue'], offered_sizes: ['S1'] }]);
});
