import { describe, expect, test } from 'vitest';
import { queryClient } from '../../db/query-client.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { CallerBudgetEntity } from './caller-budget.entity.ts';
import { CallerBudgets } from './caller-budgets.ts';
import { SharedSpending } from './shared-spending.ts';

const shop = describeShop();
/** Budgets hardly refill during a test. */
const RATE = 1e-6;
const CAPACITY = 1000;
const rule = { capacity: CAPACITY, restoreRate: RATE };

const spending = () => new SharedSpending(queryClient(shop.app.orm));
const settle = async (caller: string, amount: number, restored = rule) =>
  (await spending().settle(new Map([[caller, amount]]), restored)).get(caller);

describe('the spending of a caller in several processes', () => {
  test('is counted together', async () => {
    expect(await settle('ada', 300)).toBe(700);
    expect(await settle('ada', 500)).toBeCloseTo(200);
    expect(await settle('bob', 100)).toBe(900);
  });

  test('may exceed the budget, which is then owed', async () => {
    await settle('carl', 900);
    expect(await settle('carl', 900)).toBeCloseTo(-800);
  });

  test('is refunded, up to the whole budget', async () => {
    await settle('dora', 300);
    expect(await settle('dora', -100)).toBeCloseTo(800);
    expect(await settle('dora', -5000)).toBe(CAPACITY);
    expect(await settle('emil', -5000)).toBe(CAPACITY);
  });

  test('is restored over time', async () => {
    await settle('fred', 1000);
    const em = shop.app.orm.em.fork();
    await em.nativeUpdate(CallerBudgetEntity, {}, { settledAt: new Date(Date.now() - 20_000) });
    const left = (await settle('fred', 0, { capacity: CAPACITY, restoreRate: 10 })) ?? 0;
    expect(left).toBeGreaterThanOrEqual(200);
    expect(left).toBeLessThan(CAPACITY);
  });

  test('is deleted after a long time without spending, and not before', async () => {
    await settle('gert', 10);
    await spending().purgeExpired();
    const em = shop.app.orm.em.fork();
    expect(await em.count(CallerBudgetEntity)).toBeGreaterThan(0);
    await em.nativeUpdate(CallerBudgetEntity, {}, { settledAt: new Date(Date.now() - 2 * 3_600_000) });
    await spending().purgeExpired();
    expect(await em.count(CallerBudgetEntity)).toBe(0);
  });
});

test('a caller of two processes has one budget once they have settled', async () => {
  const [one, other] = [
    new CallerBudgets(100, () => 0, spending()),
    new CallerBudgets(100, () => 0, spending()),
  ];
  one.spend('hans', 600);
  other.spend('hans', 300);
  await one.settle();
  other.spend('hans', 50);
  await other.settle();
  // 50, plus what was restored meanwhile. Without the other process's spending, it would assume more than
  // this.
  const KNOWN_ALONE = 400;
  expect(other.stateOf('hans').available).toBeLessThan(KNOWN_ALONE);
  expect(() => other.spend('hans', 900)).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }) as Error);
  one.giveBack('hans', 0);
  await one.settle();
  expect(one.stateOf('hans').available).toBeLessThan(KNOWN_ALONE);
});

test('failed settlements are retried later', async () => {
  const store = queryClient(shop.app.orm);
  let isAway = true;
  const budgets = new CallerBudgets(
    100,
    () => 0,
    new SharedSpending({
      query: (statement) => (isAway ? Promise.reject(new Error('away')) : store.query(statement)),
    }),
  );
  budgets.spend('ines', 400);
  await expect(budgets.settle()).rejects.toThrow('away');
  budgets.spend('ines', 100);
  isAway = false;
  await budgets.settle();
  expect(await settle('ines', 0)).toBeCloseTo(500);
});
