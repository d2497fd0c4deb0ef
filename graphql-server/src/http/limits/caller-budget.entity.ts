import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * What callers have left of their budgets, for processes that share a database. Not logged: after a crash all
 * have theirs whole again.
 */
export const CallerBudgetEntity = defineEntity({
  name: 'CallerBudget',
  tableName: 'caller_budgets',
  properties: {
    /** A hash of whom it belongs to. */
    caller: p.text().primary(),
    /** In points; negative for whoever has used up more than there was. */
    available: p.double(),
    /** When that was so; it is restored since. */
    settledAt: p.datetime(),
  },
});

export type CallerBudgetEntity = InferEntity<typeof CallerBudgetEntity>;
