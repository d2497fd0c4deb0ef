import { expect, test } from 'vitest';
import { describeShop } from '../test/describe-shop.ts';
import { MemoryStorage } from '../test/gateways/memory-storage.ts';
import { checkIntegrity, violationText } from './check-integrity.ts';

const shop = describeShop({ seedsCatalogue: true, isDemo: true }, { storage: new MemoryStorage() });

const PENDING = `(select id from orders where status = 'PENDING' order by id limit 1)`;

test('a trial shop has no violations', async () => {
  expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
});

test.each([
  ['the stock of a product is', `update products set stock = stock + 1 where title = 'Everyday Cotton Tee'`],
  ['an order holds in the ledger', `update orders set status = 'CANCELLED' where id = ${PENDING}`],
  [
    'a line was refunded',
    `update order_lines set refunded_quantity = 1 where id = (select id from order_lines order by id limit 1)`,
  ],
  [
    'no more is refunded than was paid',
    `insert into refunds (id, order_id, amount, state, actor, created_at)
     select gen_random_uuid(), id, total + 1, 'DONE', 'ADMIN', now() from orders where id = ${PENDING}`,
  ],
  ['an order has lines', `delete from order_lines where order_id = ${PENDING}`],
  ['an order has lines', `update order_lines set unit_price = unit_price + 1 where order_id = ${PENDING}`],
  [
    'a picture that a product shows',
    `update products set gallery = '[{"assetId": "0193e0c0-0000-7000-8000-000000000000"}]'
     where title = 'Everyday Cotton Tee'`,
  ],
  [
    'the numbers by which ranges',
    `insert into field_numbers (owner_id, key, value, number) select id, 'width', '5', 5 from products limit 1`,
  ],
  ['the history of an order', `update orders set payment_state = 'PAID' where id = ${PENDING}`],
  ['the history of an order', `delete from order_events where order_id = ${PENDING}`],
])('finds violations of "%s ..."', async (rule, damage) => {
  const em = shop.app.orm.em.fork();
  await em.begin();
  await em.execute(damage);
  const errors = await checkIntegrity(em);
  await em.rollback();
  expect(errors.filter((error) => error.rule.startsWith(rule))).toEqual([
    { rule: expect.any(String) as string, ids: [expect.any(String)] },
  ]);
});

test('a sample picture created by a migration, and stored by the next start, is no violation', async () => {
  const em = shop.app.orm.em.fork();
  await em.begin();
  await em.execute(`update assets set state = 'STORING' where created_by_id is null`);
  const sample = await checkIntegrity(em);
  await em.execute(`update assets set created_by_id = (select id from users limit 1)`);
  const uploaded = await checkIntegrity(em);
  await em.rollback();
  expect(sample).toEqual([]);
  expect(uploaded.map(({ rule }) => rule)).toContain('a picture that a product shows is stored');
});

test('a violation of many rows names ten of them', () => {
  const ids = Array.from({ length: 1210 }, (_, index) => `order-${index}`);
  expect(violationText({ rule: 'totals add up', ids: ids.slice(0, 2) })).toBe(
    'totals add up; not so for order-0, order-1',
  );
  expect(violationText({ rule: 'totals add up', ids })).toBe(
    `totals add up; not so for ${ids.slice(0, 10).join(', ')} and 1,200 more`,
  );
});
