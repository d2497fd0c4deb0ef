import { createHash } from 'node:crypto';
import type { QueryClient } from '../../db/query-client.ts';
import { HOUR } from '../../shared/time/duration.ts';
import { CallerBudgetEntity } from './caller-budget.entity.ts';

/** How much of a budget there can be at most, and how much of it comes back per second. */
export interface BudgetRule {
  capacity: number;
  restoreRate: number;
}

/**
 * Whoever has not spent anything for so long, in ms, has everything back, or owes so much that it makes no
 * difference.
 */
const KEPT_FOR = HOUR;

/** What the processes of a shop have let callers spend, in one table. */
export class SharedSpending {
  constructor(private readonly store: QueryClient) {}

  /**
   * Takes what callers have spent in this process; a negative amount gives back. One statement, whose rows
   * are locked in the same order by every process. @returns what is left to each
   */
  async settle(
    spent: ReadonlyMap<string, number>,
    { capacity, restoreRate }: BudgetRule,
  ): Promise<Map<string, number>> {
    const callers = new Map([...spent.keys()].map((caller) => [digest(caller), caller]));
    const keys = [...callers.keys()].sort();
    const amounts = keys.map((key) => spent.get(callers.get(key) ?? '') ?? 0);
    const { rows } = await this.store.query({ text: SETTLE, values: [keys, amounts, capacity, restoreRate] });
    return new Map(
      (rows as { caller: string; available: number }[]).map(({ caller, available }) => [
        callers.get(caller) ?? '',
        available,
      ]),
    );
  }

  /** Forgets callers that have not spent anything for long. */
  async purgeExpired(): Promise<void> {
    const text = `delete from ${TABLE} where settled_at < now() - $1 * interval '1 ms'`;
    await this.store.query({ text, values: [KEPT_FOR] });
  }
}

const TABLE = CallerBudgetEntity.meta.tableName;

// Who is new has a whole budget before. Given back, it may be more than whole until somebody looks at it.
const SETTLE = `
  insert into ${TABLE} as known (caller, available, settled_at)
  select caller, $3::float8 - spent, now() from unnest($1::text[], $2::float8[]) as given (caller, spent) order by caller
  on conflict (caller) do update set
    available = least($3, known.available
      + greatest(0, extract(epoch from excluded.settled_at - known.settled_at)::float8) * $4::float8) - ($3 - excluded.available),
    settled_at = greatest(known.settled_at, excluded.settled_at)
  returning caller, least($3, available) as available`;

/** Callers are told apart by user ids and networks, which nobody needs to read here. */
function digest(caller: string): string {
  return createHash('sha256').update(caller).digest('base64url');
}
