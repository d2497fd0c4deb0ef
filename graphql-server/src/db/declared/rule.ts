/** A function or a trigger, as the statement that creates it, or puts a new one in its place. */
export interface DatabaseObject {
  kind: 'function' | 'trigger';
  /** How SQL names it: `add_event(text, uuid)` or `orders_edited on orders`. */
  name: string;
  sql: string;
}

/** Something that the database does by itself, with the functions and triggers that do it. */
export interface Rule {
  /** The table that it is about; null when it is used by several. */
  table: string | null;
  /** What it does, and why where that is not obvious; `npm run db -- show` prints it. */
  summary: string;
  objects: readonly DatabaseObject[];
  /** What a common rule says of each column, for the test that none was forgotten. */
  columns?: { named: readonly string[]; excluded: Readonly<Record<string, string | undefined>> };
  /** The kinds of events that it emits. */
  emits?: readonly string[];
}

/** The rules of a module. */
export interface DatabaseRules {
  module: string;
  rules: readonly Rule[];
}

/** What the database does for a module: the one place where that is written down (decision 0087). */
export function databaseRules(module: string, rules: readonly Rule[]): DatabaseRules {
  return { module, rules };
}

/**
 * A rule that only this table has, in SQL: each statement begins with `create function` or `create trigger`.
 */
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
