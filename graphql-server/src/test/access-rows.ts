import { globSync } from 'node:fs';

/** `customer` owns what the calls are about; `other` is another customer. */
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

/** What comes of a call for each caller. */
export type Row = Record<Caller, string>;

const keyColumns = ['needs', 'all', 'only', 'without', 'expired', 'revoked'] as const;

/** Which permission a call needs, of several any, and what comes of it for each key. */
export type KeyRow = Record<(typeof keyColumns)[number], string>;

/** The arguments of an operation, and what is selected: without it, the user errors of a mutation. */
export type GraphqlCall = readonly [args: string, selection?: string];

/** What stands for the id or the code in a path, and the body. */
export interface RestCall {
  readonly id?: string;
  readonly body?: object;
}

export type Calls = Readonly<Record<string, GraphqlCall | RestCall>>;

/**
 * What the `access.ts` of a module says of its operations (`Query.order`, `GET /getOrders`). It is written by
 * hand and derived neither from the guards nor from the contract, so that a guard widened by mistake shows up
 * as a difference.
 *
 * At /graphql, 401, 403 and 404 stand for UNAUTHENTICATED, FORBIDDEN and NOT_FOUND, null for a query that
 * finds nothing, ok for a response without an error, anything else for the error's code. Under /api it is the
 * status; 400, 404, 415 and 503 are responses to callers who were let in.
 */
interface ModuleAccess {
  /** A line for the columns, then one for each operation. */
  people: string;
  /**
   * The same for API keys: one with `all` permissions that keys may have, one with `only` what is needed, one
   * `without` that. "-": no permission decides. Those that have expired or are revoked had every permission.
   */
  keys: string;
  /** With the placeholders of `tryAll`. Private fields of what the customer owns are selected. */
  calls: Calls;
}

/** By name: what a row does, such as placing an order, can be seen by those after it. */
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
