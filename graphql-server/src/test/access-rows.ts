import { globSync } from 'node:fs';

/** `customer` owns the objects of the calls; `other` is another customer. */
const callers = [
  'visitor',
  'customer',
  'other',
  'guest',
  'owner',
  'manager',
  'clerk',
  'editor',
  'viewer',
  'expired',
  'forged',
  'revoked',
] as const;
export type Caller = (typeof callers)[number];

/** The outcome of a call for each caller. */
export type Row = Record<Caller, string>;

const keyColumns = ['needs', 'all', 'only', 'without', 'expired', 'revoked'] as const;

/** The permission that a call needs (any one, if there are several), and the outcome for each key. */
export type KeyRow = Record<(typeof keyColumns)[number], string>;

/** An operation's arguments and selection; by default, a mutation's user errors. */
export type GraphqlCall = readonly [args: string, selection?: string];

/** The placeholder for the id or code in a path, and the body. */
export interface RestCall {
  readonly id?: string;
  readonly body?: object;
}

export type Calls = Readonly<Record<string, GraphqlCall | RestCall>>;

/**
 * A module's expected access to its operations (`Query.order`, `GET /getOrders`), in its `access.ts`. It is
 * written by hand and derived neither from the guards nor from the contract, so that a guard widened by
 * mistake shows up as a difference.
 *
 * At /graphql, 401, 403 and 404 mean UNAUTHENTICATED, FORBIDDEN and NOT_FOUND; null is a query that finds
 * nothing; ok is a response without errors; anything else is the error's code. Under /api it is the status;
 * 400, 404, 415 and 503 are responses to callers with access.
 */
interface ModuleAccess {
  /** A header line, then one line per operation. */
  people: string;
  /**
   * The same for API keys: with `all` possible permissions, with `only` the required one, or `without` it.
   * "-": permissions do not matter. Of several permissions, each is enough alone; a bar separates the
   * outcomes if they differ. Expired and revoked keys had every permission.
   */
  keys: string;
  /** With the placeholders of `tryAll`. They select private fields of the customer's objects. */
  calls: Calls;
}

/** Sorted by name, because a row's effects, such as a placed order, are visible to later rows. */
const files = globSync('modules/**/access.ts', { cwd: new URL('..', import.meta.url) }).toSorted();
const modules = await Promise.all(
  files.map((file) => import(/* @vite-ignore */ `../${file}`) as Promise<ModuleAccess>),
);

const people = joined((module) => readTable(module.people, callers));
const keys = joined((module) => readTable(module.keys, keyColumns));
const calls = joined((module) => Object.entries(module.calls));

const isGraphql = (operation: string) => /^(Query|Mutation|Subscription)\./.test(operation);
const isRest = (operation: string) => !isGraphql(operation);

/** The rows of all modules, by operation. */
export const graphqlRows = {
  people: only(people, isGraphql),
  keys: only(keys, isGraphql),
  calls: only(calls, isGraphql) as Map<string, GraphqlCall>,
};

/** The rows of all modules, by method and path. */
export const restRows = {
  people: only(people, isRest),
  keys: only(keys, isRest),
  calls: only(calls, isRest) as Map<string, RestCall>,
};

/** @throws Error when an operation has two rows */
function joined<Value>(rowsOf: (module: ModuleAccess) => [string, Value][]): Map<string, Value> {
  const rows = modules.flatMap(rowsOf);
  const byOperation = new Map(rows);
  const twice = rows.find(([operation, row]) => byOperation.get(operation) !== row);
  if (twice) throw new Error(`Two rows of who may do what: ${twice[0]}`);
  return byOperation;
}

function only<Value>(rows: Map<string, Value>, isWanted: (operation: string) => boolean): Map<string, Value> {
  return new Map([...rows].filter(([operation]) => isWanted(operation)));
}

function readTable<Column extends string>(
  table: string,
  columns: readonly Column[],
): [string, Record<Column, string>][] {
  const [header = '', ...lines] = table.trim().split('\n');
  if (header.trim().split(/\s+/).join() !== columns.join()) throw new Error(`Other columns: ${header}`);
  return lines.map((line) => {
    const words = line.trim().split(/\s+/);
    const cells = words.splice(-columns.length);
    const row = columns.map((column, index) => [column, cells[index]]);
    return [words.join(' '), Object.fromEntries(row) as Record<Column, string>];
  });
}
