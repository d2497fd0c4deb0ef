import { expect, test } from 'vitest';
import { eventKinds } from '../../modules/events/shop-event.ts';
import { eventTypes } from '../../modules/webhooks/event-type.ts';
import { describeDatabase } from '../../test/database/describe-database.ts';
import { rowColumns } from './columns.ts';
import { composition } from '../../modules.ts';

const em = describeDatabase();
const rules = composition.databaseRules.flatMap((module) => module.rules);

/** The columns whose change is an edit of a row, and those whose change is not. */
const versioned = (table: string | null) =>
  rules.find((rule) => rule.table === table && rule.summary.startsWith('Gives the row a new version'))
    ?.columns;

const aboutColumns = rules.flatMap(({ table, summary, columns }) =>
  columns ? [[`${table}: ${summary}`, table, columns] as const] : [],
);

test.each(aboutColumns)('each column is listed, or excluded with a reason: %s', async (_, table, columns) => {
  const named = new Set(columns.named);
  const excluded = new Set(Object.keys(columns.excluded));
  if (named.has('version')) {
    for (const column of versioned(table)?.named ?? []) named.add(column);
    for (const column of Object.keys(versioned(table)?.excluded ?? {}))
      if (!named.has(column)) excluded.add(column);
  }
  const rows = await em().execute<{ column_name: string }[]>(
    `select column_name from information_schema.columns where table_name = '${table}'`,
  );
  const all = rows.map(({ column_name: column }) => column);
  expect([...named, ...excluded].filter((column) => !all.includes(column))).toEqual([]);
  expect([...named].filter((column) => excluded.has(column))).toEqual([]);
  const undecided = all.filter((column) => !named.has(column) && !excluded.has(column));
  expect(undecided.filter((column) => !(rowColumns as readonly string[]).includes(column))).toEqual([]);
});

test('every event type is emitted, and no other', () => {
  const emitted = new Set(rules.flatMap((rule) => rule.emits ?? []));
  // Back office events cover these, or they are derived from the others.
  const webhookTypes = eventTypes.filter((type) => type !== 'order.placed' && type !== 'stock.changed');
  expect([...emitted].sort()).toEqual([...eventKinds, ...webhookTypes, 'stock.enough', 'stock.out'].sort());
});
