import { expect, test } from 'vitest';
import type { ReturnState } from '../../../../gql/graphql.ts';
import { type ReturnTask, returnTasks } from './return-tasks.ts';

const line = (receivedQuantity: number, restockedQuantity: number) => ({
  line: { id: 'tee', title: 'Tee', others: [], fields: [] },
  quantity: 2,
  reason: 'OTHER' as const,
  receivedQuantity,
  restockedQuantity,
});
const step = (state: ReturnState) => ({
  state,
  text: null,
  actor: 'CUSTOMER' as const,
  staffName: null,
  createdAt: '2026-01-01T10:00:00.000Z',
});
const all = { write: true, refund: true };

test.each<[ReturnState, ReturnType<typeof line>, typeof all, ReturnTask[]]>([
  ['REQUESTED', line(0, 0), all, ['approve', 'decline']],
  ['APPROVED', line(0, 0), all, ['receive', 'decline']],
  ['RECEIVED', line(1, 0), all, ['refund', 'receive', 'decline']],
  ['RECEIVED', line(2, 1), all, ['refund']],
  ['RECEIVED', line(2, 0), { write: true, refund: false }, ['decline']],
  ['REQUESTED', line(0, 0), { write: false, refund: true }, []],
  ['REFUNDED', line(2, 0), all, []],
  ['DECLINED', line(0, 0), all, []],
  ['CANCELLED', line(0, 0), all, []],
])('the tasks for a return that is %s, %j, with %j', (state, part, held, expected) => {
  expect(
    returnTasks({ state, lines: [part], history: [step('REQUESTED')], isExchange: false }, held),
  ).toEqual(expected);
});

test.each<[state: ReturnState, day: string, ReturnTask[]]>([
  ['APPROVED', '2026-01-31T09:00:00Z', ['receive']],
  ['APPROVED', '2026-01-31T11:00:00Z', ['receive', 'decline']],
  ['RECEIVED', '2026-01-31T11:00:00Z', ['refund']],
])('a withdrawal that is %s on %s can only be declined if nothing arrives', (state, day, expected) => {
  const withdrawal = { state, lines: [line(state === 'RECEIVED' ? 2 : 0, 0)], history: [step(state)] };
  expect(returnTasks({ ...withdrawal, isExchange: false }, all, Date.parse(day))).toEqual(expected);
});

test('an exchange, which nobody asked for either, can be declined', () => {
  expect(
    returnTasks(
      { state: 'APPROVED', lines: [line(0, 0)], history: [step('APPROVED')], isExchange: true },
      all,
    ),
  ).toEqual(['receive', 'decline']);
});
