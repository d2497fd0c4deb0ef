/** A function or trigger, as the statement that creates or replaces it. */
export interface DatabaseObject {
  kind: 'function' | 'trigger';
  /** Its name in SQL: `add_event(text, uuid)` or `orders_edited on orders`. */
  name: string;
  sql: string;
}

/** A behavior of the database, with the functions and triggers that implement it. */
export interface Rule {
  /** Its table; null when several tables use it. */
  table: string | null;
  /** What it does, and why where that is not obvious; `npm run db -- show` prints it. */
  summary: string;
  objects: readonly DatabaseObject[];
  /** What a common rule declares for each column, for the test that every column is listed. */
  columns?: { named: readonly string[]; excluded: Readonly<Record<string, string | undefined>> };
  /** The types of events that it emits. */
  emits?: readonly string[];
}

export interface DatabaseRules {
  module: string;
  rules: readonly Rule[];
}

/** Declares a module's database rules: the only place that defines them (decision 0087). */
export function databaseRules(module: string, rules: readonly Rule[]): DatabaseRules {
  return { module, rules };
}

/** A rule for this table only, in SQL: each statement begins with `create function` or `create trigger`. */
export function rule(table: string | null, summary: string, statements: readonly string[]): Rule {
  return { table, summary, objects: statements.map(databaseObject) };
}

/** @throws Error when the statement creates neither a function nor a trigger */
export function databaseObject(statement: string): DatabaseObject {
  const sql = statement.trim();
  const fn = /^create function (\w+\([^)]*\))/.exec(sql)?.[1];
  if (fn) {
    return {
      kind: 'function',
      name: fn.replaceAll(/ default [^,)]+/g, ''),
      sql: sql.replace('create function', 'create or replace function'),
    };
  }
  const trigger = /^create trigger (\w+)\s[^$]*?\son (\w+)\s/.exec(sql);
  if (!trigger) throw new Error(`Neither a function nor a trigger: ${sql.slice(0, 80)}`);
  return {
    kind: 'trigger',
    name: `${trigger[1]} on ${trigger[2]}`,
    sql: sql.replace('create trigger', 'create or replace trigger'),
  };
}
