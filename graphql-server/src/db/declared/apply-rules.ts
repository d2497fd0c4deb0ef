import { createHash } from 'node:crypto';
import { type QueryExecutorProvider, sql } from 'kysely';
import { escapeLiteral } from 'pg';
import type { DatabaseObject, DatabaseRules } from './rule.ts';

/** A declared function or trigger. Its comment contains its hash and marks it as declared. */
interface Declared extends DatabaseObject {
  comment: string;
}

/** A function or trigger that a declaration created. */
interface Made {
  kind: 'function' | 'trigger';
  comment: string;
  drop: string;
}

/**
 * Makes the database's functions and triggers match the declarations: creates new or changed ones and drops
 * those that are no longer declared. Each one has the hash of its statement in its comment, so that most
 * starts change nothing.
 *
 * Runs in a transaction that holds the migration lock.
 */
export async function applyRules(
  db: QueryExecutorProvider,
  modules: readonly DatabaseRules[],
): Promise<void> {
  const declared = modules.flatMap(declaredBy);
  let made = await findMade(db);
  const comments = new Set(made.map(({ comment }) => comment));
  const missing = declared.filter(({ comment }) => !comments.has(comment));
  if (missing.length > 0) {
    await sql.raw(inOrder(missing).map(created).join(';\n')).execute(db);
    made = await findMade(db);
  }
  const current = new Set(declared.map(({ comment }) => comment));
  const stale = made.filter(({ comment }) => !current.has(comment));
  // Triggers first: a function cannot be dropped while a trigger calls it.
  const drops = inOrder(stale)
    .reverse()
    .map(({ drop }) => drop);
  if (drops.length > 0) await sql.raw(drops.join(';\n')).execute(db);
}

/** Functions come before the triggers that call them. */
const inOrder = <Item extends { kind: 'function' | 'trigger' }>(items: readonly Item[]) =>
  items.toSorted((a, b) => a.kind.localeCompare(b.kind));

function declaredBy({ module, rules }: DatabaseRules): Declared[] {
  return rules.flatMap(({ summary, objects }) =>
    objects.map((object) => {
      const hash = createHash('sha256').update(object.sql).digest('hex').slice(0, 16);
      return { ...object, comment: `${summary} (declared by ${module}, ${hash})` };
    }),
  );
}

const created = ({ kind, name, sql: statement, comment }: Declared) =>
  `${statement};\ncomment on ${kind} ${name} is ${escapeLiteral(comment)}`;

async function findMade(db: QueryExecutorProvider): Promise<Made[]> {
  const { rows } = await sql<Made>`
    select 'function' as kind, description as comment, 'drop function ' || objoid::regprocedure as drop
    from pg_description join pg_proc on pg_proc.oid = objoid
    where classoid = 'pg_proc'::regclass and pronamespace = current_schema()::regnamespace
      and description like '%(declared by %, %)'
    union all
    select 'trigger', description, format('drop trigger %I on %s', tgname, tgrelid::regclass)
    from pg_description join pg_trigger on pg_trigger.oid = objoid join pg_class on pg_class.oid = tgrelid
    where classoid = 'pg_trigger'::regclass and relnamespace = current_schema()::regnamespace
      and description like '%(declared by %, %)'`.execute(db);
  return rows;
}
