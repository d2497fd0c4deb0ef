import { expect, test } from 'vitest';
import { describeMigratedDatabase } from '../../test/database/describe-migrated-database.ts';

const PERSON = '0193e0c0-0000-7000-8000-000000000001';
const PLAIN = '0193e0c0-0000-7000-8000-000000000002';
const BY_CARD = '0193e0c0-0000-7000-8000-000000000003';

/** The shop's currency was EUR once, when an order was paid by card, and is JPY now. */
const em = describeMigratedDatabase(
  '20261121-resolved-payments',
  async (before) => {
    await before.execute(
      `insert into users (id, role, account_type, first_name, last_name, email, created_at)
     values ('${PERSON}', 'CUSTOMER', 'OTHER', 'Ada', 'Lovelace', 'ada@test.example', now())`,
    );
    for (const id of [PLAIN, BY_CARD]) {
      await before.execute(
        `insert into orders (id, user_id, number, fingerprint, status, payment_method, payment_state, item_count,
         subtotal, shipping_total, total, customer, created_at)
       values ('${id}', '${PERSON}', '${id}', 'x', 'PENDING', 'CARD', 'UNPAID', 1, 1999, 0, 1999, '{}', now())`,
      );
    }
    for (const [attempt, currency] of ['USD', 'EUR'].entries()) {
      await before.execute(
        `insert into payments (id, order_id, attempt, state, amount, currency, created_at, expires_at)
       values ('${BY_CARD.slice(0, -1)}${attempt + 4}', '${BY_CARD}', ${attempt + 1}, 'EXPIRED', 1999, '${currency}', now(), now())`,
      );
    }
  },
  'JPY',
);

test('orders of the past get the currency of their last payment, or else the one that is configured', async () => {
  const rows = await em().execute<{ id: string; currency: string }[]>(
    'select id, currency from orders order by id',
  );
  expect(rows.map(({ id, currency }) => [id, currency])).toEqual([
    [PLAIN, 'JPY'],
    [BY_CARD, 'EUR'],
  ]);
});
