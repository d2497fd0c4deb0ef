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
  expect(returnTasks({ state, lines: [part] }, held)).toEqual(expected);
});
