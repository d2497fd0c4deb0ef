import { afterAll, beforeAll, expect, test } from 'vitest';
import { entities } from '../../entities.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { migrate } from '../migrate.ts';
import { openOrm } from '../orm.ts';
import type { Orm } from '../database.ts';

const CATEGORY = '0193e0c0-0000-7000-8000-000000000002';

let database: TestDatabase;
let orm: Orm;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await openOrm(database.config, entities, 'USD');
  await orm.migrator.up({ to: '20261122-stock-reasons' });
  const em = orm.em.fork();
  await em.execute(
    `insert into categories (id, slug, label, position) values ('${CATEGORY}', 'cups', 'Cups', 1)`,
  );
  await em.execute(
    `insert into products (id, category_id, title, description, sale_price, stock, colours, sizes, image, gallery,
       position, search_text, created_at)
     values ('0193e0c0-0000-7000-8000-000000000001', '${CATEGORY}', 'Stone Mug', 'A hand-finished mug.', 900, 5,
       '[{"name": "Sky", "hex": "#9CC3E6"}]', '["0.3 l"]', '{}', '[]', 1, 'stone mug', now())`,
  );
  await migrate(orm, database.config.engine);
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

test.each(["'stone':A", "'=mug'", "'mug':B", "'cup':C", "'sky':C & 'blue':C", "'0.3':C", "'hand-finish':D"])(
  'a product of before is found by %s',
  async (query) => {
    const found = await orm.em
      .fork()
      .execute<object[]>('select title from products where search_document @@ ?::tsquery', [query]);
    expect(found).toHaveLength(1);
  },
);

test('its words are known, and so are those that shoppers use instead', async () => {
  const words = await orm.em
    .fork()
    .execute<{ word: string }[]>(
      `select word from search_words where word in ('stone', 'sneaker', 'the') order by word`,
    );
  expect(words.map(({ word }) => word)).toEqual(['sneaker', 'stone']);
});
