import { expect, test } from 'vitest';
import { describeMigratedDatabase } from '../../test/database/describe-migrated-database.ts';

const PRODUCT = '0193e0c0-0000-7000-8000-000000000001';
const CATEGORY = '0193e0c0-0000-7000-8000-000000000002';

const em = describeMigratedDatabase('20261122-order-currency', async (before) => {
  await before.execute(
    `insert into categories (id, slug, label, position) values ('${CATEGORY}', 'cups', 'Cups', 1)`,
  );
  await before.execute(
    `insert into products (id, category_id, title, description, sale_price, stock, colours, sizes, image, gallery,
       position, search_text, created_at)
     values ('${PRODUCT}', '${CATEGORY}', 'Mug', '', 900, 5, '[]', '[]', '{}', '[]', 1, 'mug', now())`,
  );
  const reasons = ['INITIAL', 'ORDER_PLACED', 'ORDER_GIVEN_BACK', 'ORDER_TAKEN_AGAIN', 'CORRECTION'];
  for (const [index, reason] of reasons.entries()) {
    await before.execute(
      `insert into stock_movements (id, product_id, quantity, reason, created_at)
       values ('0193e0c0-0000-7000-8000-00000000001${index}', '${PRODUCT}', 1, '${reason}', now())`,
    );
  }
});

test('the ledger of before says in the new words why stock changed', async () => {
  const rows = await em().execute<{ reason: string }[]>('select reason from stock_movements order by id');
  expect(rows.map(({ reason }) => reason)).toEqual([
    ...['INITIAL', 'ORDER_PLACED', 'ORDER_RELEASED', 'ORDER_RESERVED_AGAIN', 'CORRECTION'],
  ]);
});
