import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * The remaining budgets of callers, for processes that share a database. Unlogged table: after a crash, all
 * budgets are full.
 */
export const CallerBudgetEntity = defineEntity({
  name: 'CallerBudget',
  tableName: 'caller_budgets',
  properties: {
    /** A hash of the caller. */
    caller: p.text().primary(),
    /** In points; negative after overspending. */
    available: p.double(),
    /** When `available` was computed; the budget has been refilling since. */
    settledAt: p.datetime(),
  },
});

export type CallerBudgetEntity = InferEntity<typeof CallerBudgetEntity>;
