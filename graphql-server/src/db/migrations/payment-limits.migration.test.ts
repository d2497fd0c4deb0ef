import { expect, test } from 'vitest';
import { describeMigratedDatabase } from '../../test/database/describe-migrated-database.ts';

const PERSON = '0193e0c0-0000-7000-8000-000000000001';

const em = describeMigratedDatabase('20261213-search-in-category', async (before) => {
  await before.execute(
    `insert into users (id, role, account_type, first_name, last_name, email, created_at)
     values ('${PERSON}', 'CUSTOMER', 'OTHER', 'Ada', 'Lovelace', 'ada@test.example', now())`,
  );
  for (const [index, [method, total]] of [
    ['BANK', 4000_00],
    ['CARD', 9000_00],
    ['CASH_ON_DELIVERY', 20_00],
  ].entries()) {
    const id = `0193e0c0-0000-7000-8000-00000000001${index}`;
    await before.execute(
      `insert into orders (id, user_id, number, fingerprint, status, payment_method, payment_state, currency, item_count,
         subtotal, shipping_total, total, customer, created_at)
       values ('${id}', '${PERSON}', '${id}', 'x', 'PENDING', '${method}', 'UNPAID', 'USD', 1, ${total}, 0, ${total}, '{}', now())`,
    );
  }
  await before.execute(
    `insert into settings (section, content) values ('payments', '{"bankAccount": null}')`,
  );
});

test('a shop that runs already takes orders of the size that it has had, and keeps its settings', async () => {
  const rows = await em().execute<{ content: object }[]>(
    `select content from settings where section = 'payments'`,
  );
  expect(rows).toEqual([{ content: { bankAccount: null, unconfirmedMaxOpenAmount: 4000_00 } }]);
  const orders = await em().execute<{ payment_due_at: Date | null }[]>(
    `select payment_due_at from orders where payment_due_at is not null`,
  );
  expect(orders).toEqual([]);
});
