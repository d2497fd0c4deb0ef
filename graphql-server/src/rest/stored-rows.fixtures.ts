import { sql } from 'kysely';
import type { TestApp } from '../test/start-test-app.ts';

type Row = Record<string, unknown>;

/** The rows of every table of a database, by table name. */
export type StoredRows = Record<string, Row[]>;

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** A SHA-256 of something that contains an id: in hex or base64url. */
const HASH = /(?<![\w-])(?:[0-9a-f]{64}|[\w-]{43})(?![\w-])/g;
const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)/g;
/**
 * Tests' clocks stand at whole minutes; the database's own clock has microseconds and practically never does.
 */
const TIME_OF_CLOCK = /:00(?:\.0+)?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * All rows of a shop's database in a form that is the same in another database with the same history: ids,
 * hashes of ids, and times from the database's clock are replaced by the order of their appearance, and the
 * columns in `incomparable`, such as `users.password_hash`, by a mark. Rows are sorted by content.
 */
export async function storedRows({ app }: TestApp, incomparable: ReadonlySet<string>): Promise<StoredRows> {
  const db = app.orm.em.fork().getKysely();
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name collate "C"
  `.execute(db);
  const stored: [string, string[]][] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(t) as row from ${sql.table(name)} t order by ctid
    `.execute(db);
    stored.push([
      name,
      inOrder(rows.map(({ row }) => JSON.stringify(withoutIncomparable(name, row, incomparable)))),
    ]);
  }
  const rename = renamer();
  return Object.fromEntries(
    stored.map(([name, rows]) => [name, rows.map((row) => JSON.parse(rename(row)) as Row)]),
  );
}

function withoutIncomparable(table: string, row: Row, incomparable: ReadonlySet<string>): Row {
  const entries = Object.entries(row).map(([column, value]) => {
    const isIncomparable = value !== null && incomparable.has(`${table}.${column}`);
    return [column, isIncomparable ? 'incomparable' : value] as const;
  });
  return Object.fromEntries(entries);
}

/** Sorts by everything that is the same in each database; equal rows stay in insertion order. */
function inOrder(rows: readonly string[]): string[] {
  const contentOf = (row: string) =>
    row
      .replaceAll(UUID, 'id')
      .replaceAll(HASH, 'hash')
      .replaceAll(TIME, (time) => timeName(time, 'time'));
  return rows
    .map((row) => ({ row, content: contentOf(row) }))
    .sort((a, b) => (a.content < b.content ? -1 : Number(a.content > b.content)))
    .map(({ row }) => row);
}

function renamer(): (row: string) => string {
  const names = new Map<string, string>();
  const nameOf = (kind: string, value: string) => {
    const name = names.get(value) ?? `${kind} ${names.size + 1}`;
    names.set(value, name);
    return name;
  };
  return (row) =>
    row
      .replaceAll(UUID, (id) => nameOf('id', id))
      .replaceAll(HASH, (hash) => nameOf('hash', hash))
      .replaceAll(TIME, (time) => timeName(time, () => nameOf('time', time)));
}

function timeName(time: string, name: string | (() => string)): string {
  if (TIME_OF_CLOCK.test(time)) return time;
  return typeof name === 'string' ? name : name();
}

/** A value that differs between two databases, as `table.column`, or a table's number of rows. */
export interface Difference {
  what: string;
  ours: unknown;
  theirs: unknown;
}

/** The differences between two databases. */
export function differencesBetween(ours: StoredRows, theirs: StoredRows): Difference[] {
  const tables = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
  return tables.flatMap((table) => {
    const [own = [], other = []] = [ours[table], theirs[table]];
    if (own.length !== other.length) return [{ what: table, ours: own, theirs: other }];
    return own.flatMap((row, index) => differencesOfRows(table, row, other[index] ?? {}));
  });
}

function differencesOfRows(table: string, ours: Row, theirs: Row): Difference[] {
  return Object.keys(ours)
    .filter((column) => JSON.stringify(ours[column]) !== JSON.stringify(theirs[column]))
    .map((column) => ({ what: `${table}.${column}`, ours: ours[column], theirs: theirs[column] }));
}
