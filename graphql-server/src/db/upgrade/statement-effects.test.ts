import { expect, test } from 'vitest';
import { effectsOf } from './statement-effects.ts';

// As PostgreSQL's documentation of ALTER TABLE, CREATE INDEX and explicit locking says.

test.each<[sql: string, ...expected: string[]]>([
  ['create table notes (id uuid primary key, order_id uuid not null references orders)'],
  ['create view totals as select sum(total) from orders'],
  ['create function one() returns int language sql return 1'],
  ['drop function one cascade'],
  ['drop index orders_listed'],
  ['alter table orders rename constraint a to b'],
  ['alter table orders alter column note drop not null'],
  [`alter table orders alter column note set default ''`],
  ['alter table orders disable trigger user'],
  ['alter index a rename to b'],
  ['insert into settings (section) values (1)'],
  ['select 1'],
  ['alter table orders add column note text', 'orders gets the column note: NONE, NOBODY'],
  [
    `alter table orders add column note text not null default ''`,
    'orders gets the column note: NONE, NOBODY',
  ],
  [
    `alter table orders add column tags text[] default '{}'::text[]`,
    'orders gets the column tags: NONE, NOBODY',
  ],
  ['alter table orders add column at timestamptz default now()', 'orders gets the column at: NONE, NOBODY'],
  [
    'alter table orders add column at timestamptz default current_timestamp',
    'orders gets the column at: NONE, NOBODY',
  ],
  [
    'alter table orders add column a int generated always as (1) virtual',
    'orders gets the column a: NONE, NOBODY',
  ],
  [
    'alter table orders add column other uuid references orders',
    'orders gets the column other: NONE, NOBODY',
  ],
  ['alter table orders add column note text not null', 'orders gets the column note: NONE, NOBODY, breaks'],
  [
    'alter table orders add column a uuid default gen_random_uuid()',
    'orders gets the column a: REWRITE, EVERYBODY',
  ],
  [
    'alter table orders add column at timestamptz default clock_timestamp()',
    'orders gets the column at: REWRITE, EVERYBODY',
  ],
  [
    'alter table orders add column a int generated always as (1) stored',
    'orders gets the column a: REWRITE, EVERYBODY',
  ],
  [
    'alter table orders add column a int generated always as identity',
    'orders gets the column a: REWRITE, EVERYBODY',
  ],
  [
    'alter table orders add column a int unique',
    'orders gets the column a: NONE, NOBODY',
    'orders gets unique values of a: INDEX, EVERYBODY',
  ],
  [
    'alter table orders add column a int not null default 0 check (a >= 0)',
    'orders gets the column a: NONE, NOBODY',
    'orders has a checked: SCAN, EVERYBODY',
  ],
  [
    'alter table orders add column a int default 1 references products',
    'orders gets the column a: NONE, NOBODY',
    'orders has a checked: SCAN, EVERYBODY',
  ],
  ['alter table orders add constraint a check (total > 0)', 'orders gets the constraint a: SCAN, EVERYBODY'],
  [
    'alter table orders add constraint a check (total > 0) not valid',
    'orders gets the constraint a: NONE, NOBODY',
  ],
  ['alter table orders validate constraint a', 'orders has a validated: SCAN, NOBODY'],
  [
    'alter table orders add foreign key (a) references b',
    'orders gets the constraint without a name: SCAN, WRITES',
  ],
  [
    'alter table orders add constraint a foreign key (a) references b not valid',
    'orders gets the constraint a: NONE, NOBODY',
  ],
  ['alter table orders add constraint a unique (number)', 'orders gets the constraint a: INDEX, EVERYBODY'],
  ['alter table orders add constraint a unique using index a', 'orders gets the constraint a: NONE, NOBODY'],
  ['alter table orders alter column note set not null', 'orders requires note: SCAN, EVERYBODY, breaks'],
  [
    'alter table orders alter column total type bigint',
    'orders gets another type of total: REWRITE, EVERYBODY, breaks',
  ],
  ['alter table orders drop column note cascade', 'orders loses the column note: NONE, NOBODY, breaks'],
  [
    'alter table orders drop column a, add column b int',
    'orders loses the column a: NONE, NOBODY, breaks',
    'orders gets the column b: NONE, NOBODY',
  ],
  ['alter table orders rename column note to text', 'orders has note renamed to text: NONE, NOBODY, breaks'],
  ['alter table orders rename to sales', 'orders is renamed to sales: NONE, NOBODY, breaks'],
  ['drop table a, public.b', 'a is dropped: NONE, NOBODY, breaks', 'b is dropped: NONE, NOBODY, breaks'],
  ['truncate orders', 'orders loses all rows: NONE, NOBODY, breaks'],
  ['create index a on orders (total)', 'orders gets the index a: INDEX, WRITES'],
  ['create index a on orders using gin (tags)', 'orders gets the index a: GIN, WRITES'],
  ['create unique index concurrently a on orders (total)', 'orders gets the index a: INDEX, NOBODY'],
  [`update orders set note = ''`, 'orders has rows changed: ROWS, WRITES'],
  ['delete from orders where total = 0', 'orders loses rows: ROWS, WRITES'],
  ['lock table orders', 'orders is locked: ROWS, EVERYBODY'],
])('%s', async (sql, ...expected) => {
  const { effects } = await effectsOf(sql);
  expect(
    effects.map(({ table, words, work, waits, breaks }) =>
      [`${table} ${words}: ${work}`, waits, ...(breaks === null ? [] : ['breaks'])].join(', '),
    ),
  ).toEqual(expected);
});

test('a table that a migration creates is known as new, and what is no SQL is an error', async () => {
  expect((await effectsOf('create table a (id int); create table b as select 1')).created).toEqual([
    'a',
    'b',
  ]);
  await expect(effectsOf('alter tabel orders')).rejects.toThrow('syntax error');
});
