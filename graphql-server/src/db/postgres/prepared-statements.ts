import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';

/** After this many runs, a statement is likely to run again. */
const USES_BEFORE_NAME = 5;
/** Each connection keeps its prepared statements, each about 50 to 200 kB of the database's memory. */
const MAX_NAMES = 200;
const MAX_COUNTED = 1000;

/** Statements that the database plans; others, such as COMMIT, have no plan to reuse. */
const PLANNED = /^\s*(select|with|insert|update|delete)\b/i;

const EACH_TIME = '/* planned each time */';

/**
 * A SQL comment for a condition whose value decides the plan, such as a text that few or most rows contain: a
 * statement with it gets no name. The generic plan would read a million rows in order until it finds some.
 */
export const plannedEachTime = sql.raw(EACH_TIME);

/**
 * Names the statements that a process runs often. Each connection parses and plans a named statement once,
 * which takes longer than running it: 2.5 of 3 ms for a list of products (PostgreSQL's PREPARE, "generic and
 * custom plans"). Names are never freed, so that clients that request ever new combinations cannot fill the
 * connections' memory.
 */
export class PreparedStatements {
  readonly #names = new Map<string, string>();
  readonly #uses = new LRUCache<string, number>({ max: MAX_COUNTED });

  /**
   * `maxNames` 0 disables names: behind a pooler, the next statement may reach a session that does not know
   * them.
   */
  constructor(private readonly maxNames = MAX_NAMES) {}

  /** The statement's name; undefined while it is rare. */
  nameOf(statement: string): string | undefined {
    return this.#names.get(statement) ?? this.#count(statement);
  }

  #count(statement: string): string | undefined {
    if (this.#names.size >= this.maxNames || !PLANNED.test(statement) || statement.includes(EACH_TIME))
      return undefined;
    const uses = (this.#uses.get(statement) ?? 0) + 1;
    if (uses < USES_BEFORE_NAME) {
      this.#uses.set(statement, uses);
      return undefined;
    }
    this.#uses.delete(statement);
    const name = `shop_${this.#names.size}`;
    this.#names.set(statement, name);
    return name;
  }
}
