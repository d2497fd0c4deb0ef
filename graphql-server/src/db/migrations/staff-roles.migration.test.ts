import { expect, test } from 'vitest';
import { describeMigratedDatabase } from '../../test/database/describe-migrated-database.ts';

const people = [
  { id: '0193e0c0-0000-7000-8000-000000000001', email: 'second@shop.example', role: 'ADMIN', days: 2 },
  { id: '0193e0c0-0000-7000-8000-000000000002', email: 'first@shop.example', role: 'ADMIN', days: 3 },
  { id: '0193e0c0-0000-7000-8000-000000000003', email: 'customer@shop.example', role: 'CUSTOMER', days: 4 },
];

const em = describeMigratedDatabase('20261122-product-pairs', async (before) => {
  for (const { id, email, role, days } of people) {
    await before.execute(
      `insert into users (id, first_name, last_name, email, account_type, role, created_at)
       values (?, 'Ada', '', ?, 'OTHER', ?, now() - make_interval(days => ?))`,
      [id, email, role, days],
    );
  }
});

test('the first admin becomes the owner, all others managers, and customers nothing', async () => {
  expect(await em().execute('select email, staff_role from users order by email')).toEqual([
    { email: 'customer@shop.example', staff_role: null },
    { email: 'first@shop.example', staff_role: 'OWNER' },
    { email: 'second@shop.example', staff_role: 'MANAGER' },
  ]);
});

test('a role of the merchant has a name and permissions, and no two have one name', async () => {
  const add = (id: string, name: string | null, permissions: string | null) =>
    em().execute('insert into staff_roles (id, name, permissions) values (?, ?, ?::jsonb)', [
      id,
      name,
      permissions,
    ]);
  await expect(add('one', 'Stock', null)).rejects.toThrow(/check constraint/);
  await add('one', 'Stock', '["products:read"]');
  await expect(add('two', 'STOCK', '[]')).rejects.toThrow(/duplicate key/);
});

test('a role that somebody has stays', async () => {
  await expect(em().execute(`delete from staff_roles where id = 'OWNER'`)).rejects.toThrow(/foreign key/);
});
