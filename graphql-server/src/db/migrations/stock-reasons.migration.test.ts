import { afterAll, beforeAll, expect, test } from 'vitest';
import { entities } from '../../entities.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { migrate } from '../migrate.ts';
import { openOrm } from '../orm.ts';
import type { Orm } from '../database.ts';

const PRODUCT = '0193e0c0-0000-7000-8000-000000000001';
const CATEGORY = '0193e0c0-0000-7000-8000-000000000002';

let database: TestDatabase;
let orm: Orm;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await openOrm(database.config, entities, 'USD');
  await orm.migrator.up({ to: '20261122-order-currency' });
  const em = orm.em.fork();
  await em.execute(
    `insert into categories (id, slug, label, position) values ('${CATEGORY}', 'cups', 'Cups', 1)`,
  );
  await em.execute(
    `insert into products (id, category_id, title, description, sale_price, stock, colours, sizes, image, gallery,
       position, search_text, created_at)
     values ('${PRODUCT}', '${CATEGORY}', 'Mug', '', 900, 5, '[]', '[]', '{}', '[]', 1, 'mug', now())`,
  );
  const reasons = ['INITIAL', 'ORDER_PLACED', 'ORDER_GIVEN_BACK', 'ORDER_TAKEN_AGAIN', 'CORRECTION'];
  for (const [index, reason] of reasons.entries()) {
    await em.execute(
      `insert into stock_movements (id, product_id, quantity, reason, created_at)
       values ('0193e0c0-0000-7000-8000-00000000001${index}', '${PRODUCT}', 1, '${reason}', now())`,
    );
  }
  await migrate(orm, database.config.engine);
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

test('the ledger of before says in the new words why stock changed', async () => {
  const rows = await orm.em
    .fork()
    .execute<{ reason: string }[]>('select reason from stock_movements order by id');
  expect(rows.map(({ reason }) => reason)).toEqual([
    ...['INITIAL', 'ORDER_PLACED', 'ORDER_RELEASED', 'ORDER_RESERVED_AGAIN', 'CORRECTION'],
  ]);
});
