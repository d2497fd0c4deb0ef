import { expect, test } from 'vitest';
import { describeMigratedDatabase } from '../../test/database/describe-migrated-database.ts';

const id = (end: number) => `0193e0c0-0000-7000-8000-${String(end).padStart(12, '0')}`;

const em = describeMigratedDatabase('20261123-shipments', async (before) => {
  await before.execute(
    `insert into users (id, first_name, email, created_at) values ('${id(1)}', 'Ada', 'ada@test.example', now())`,
  );
  /** An order with payments, each by whom it was refunded. */
  const order = async (number: number, paymentState: string, refundedBy: (string | null)[]) => {
    await before.execute(
      `insert into orders (id, user_id, number, fingerprint, status, payment_method, payment_state, currency, item_count, subtotal,
         shipping_total, total, customer, created_at)
       values ('${id(number)}', '${id(1)}', '${number}', '', 'PENDING', 'CARD', '${paymentState}', 'USD', 1, 900, 0, 900, '{}', now())`,
    );
    for (const [index, actor] of refundedBy.entries()) {
      const payment = id(number + index + 1);
      await before.execute(
        `insert into payments (id, order_id, attempt, state, amount, currency, created_at, expires_at)
         values ('${payment}', '${id(number)}', ${index + 1}, 'PAID', 900, 'USD', now(), now())`,
      );
      if (actor === null) continue;
      await before.execute(
        `insert into refunds (id, payment_id, order_id, amount, state, actor, created_at)
         values ('${payment}', '${payment}', '${id(number)}', 900, 'DONE', '${actor}', now())`,
      );
    }
  };
  await order(100, 'REFUNDED', ['ADMIN']);
  await order(200, 'PAID', [null, 'SYSTEM']);
  await order(300, 'REFUNDED', ['SYSTEM']);
});

test('of refunds from before, those of a payment too many are told apart', async () => {
  const rows = await em().execute<{ id: string; surplus: boolean; request: number }[]>(
    'select id, surplus, request from refunds order by id',
  );
  expect(rows).toEqual([
    { id: id(101), surplus: false, request: 1 },
    { id: id(202), surplus: true, request: 1 },
    { id: id(301), surplus: false, request: 1 },
  ]);
});
