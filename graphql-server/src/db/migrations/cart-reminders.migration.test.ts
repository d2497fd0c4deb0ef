import { expect, test } from 'vitest';
import { describeMigratedDatabase } from '../../test/database/describe-migrated-database.ts';

const id = (end: number) => `0193e0c0-0000-7000-8000-${String(end).padStart(12, '0')}`;

const em = describeMigratedDatabase('20261128-delivery', async (before) => {
  await before.execute(
    `insert into users (id, first_name, email, created_at) values ('${id(1)}', 'Ada', 'ada@test.example', now())`,
  );
  await before.execute(
    `insert into carts (id, user_id, begun_at, ended_at, ordered) values
     ('${id(2)}', '${id(1)}', '2026-11-01T12:00Z', '2026-11-02T12:00Z', true), ('${id(3)}', '${id(1)}', '2026-11-03T12:00Z', null, false)`,
  );
});

test('carts from before changed last when they ended, or when they were begun, and nobody was reminded of them', async () => {
  const rows = await em().execute<{ changed_at: Date; reminded_at: Date | null }[]>(
    'select changed_at, reminded_at from carts order by begun_at',
  );
  expect(
    rows.map(({ changed_at, reminded_at }) => [new Date(changed_at).toISOString(), reminded_at]),
  ).toEqual([
    ['2026-11-02T12:00:00.000Z', null],
    ['2026-11-03T12:00:00.000Z', null],
  ]);
});
