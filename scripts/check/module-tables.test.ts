import { expect, test } from 'vitest';
import { foreignTables, ownersOfTables, tablesIn } from './module-tables.ts';

test('no SQL of a module names a table of a module that it does not need', () => {
  const owners = ownersOfTables();
  expect(owners.get('orders')).toBe('orders');
  expect(foreignTables(owners)).toEqual([]);
});

test.each([
  ['sql`select from orders o, users where true`', ['orders', 'users']],
  ['sql`select ${a} from orders as o join users on ${b}`', ['orders', 'users']],
  ['sql`insert into carts (id) select 1`', ['carts']],
  ["em.execute('update only carts set x = 1')", ['carts']],
  ['sql`delete from carts using users where x`', ['carts', 'users']],
  [
    "rule('orders', 'Says why.', [`create trigger x after insert\n  or delete on orders for each row`])",
    ['orders'],
  ],
  ["claimRows(db, { table: 'carts' })", ['carts']],
  ["import { orders } from './orders.ts'; const about = 'orders'; t(`Thanks for the orders`)", []],
])('of %s', (code, tables) => {
  expect([...tablesIn(code)].toSorted()).toEqual(tables);
});
