import { createHash } from 'node:crypto';
import type { QueryClient } from '../../db/query-client.ts';
import { HOUR } from '../../shared/time/duration.ts';
import { CallerBudgetEntity } from './caller-budget.entity.ts';

/** A budget's maximum, and how much of it is restored per second. */
export interface BudgetRule {
  capacity: number;
  restoreRate: number;
}

/**
 * After this many ms without spending, a budget is full again, or so overdrawn that it makes no difference.
 */
const KEPT_FOR = HOUR;

/** What the processes of a shop have let callers spend, in one table. */
export class SharedSpending {
  constructor(private readonly store: QueryClient) {}

  /**
   * Subtracts what callers spent in this process; a negative amount is a refund. One statement, and every
   * process locks its rows in the same order. @returns what each caller has left
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

  /** Deletes callers that have not spent anything for long. */
  async purgeExpired(): Promise<void> {
    const text = `delete from ${TABLE} where settled_at < now() - $1 * interval '1 ms'`;
    await this.store.query({ text, values: [KEPT_FOR] });
  }
}

const TABLE = CallerBudgetEntity.meta.tableName;

// A new caller starts with a full budget. After a refund it may exceed the maximum until the next read.
const SETTLE = `
  insert into ${TABLE} as known (caller, available, settled_at)
  select caller, $3::float8 - spent, now() from unnest($1::text[], $2::float8[]) as given (caller, spent) order by caller
  on conflict (caller) do update set
    available = least($3, known.available
      + greatest(0, extract(epoch from excluded.settled_at - known.settled_at)::float8) * $4::float8) - ($3 - excluded.available),
    settled_at = greatest(known.settled_at, excluded.settled_at)
  returning caller, least($3, available) as available`;

/** Hashed, because nobody needs to read user ids and networks here. */
function digest(caller: string): string {
  return createHash('sha256').update(caller).digest('base64url');
}
