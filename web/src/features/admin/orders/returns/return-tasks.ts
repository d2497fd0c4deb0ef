import type { Return_returnFragment } from '../../../../gql/graphql.ts';

/** An action of staff on a return. */
export type ReturnTask = 'approve' | 'receive' | 'refund' | 'decline';

/** How long the items of a withdrawal may take, in ms; the server has the same rule. */
const LOST_AFTER = 30 * 24 * 60 * 60 * 1000;

/** The actions that a user with these permissions can take on a return in its state, likeliest first. */
export function returnTasks(
  {
    state,
    lines,
    history,
    isExchange,
  }: Pick<Return_returnFragment, 'state' | 'lines' | 'history'> & { isExchange: boolean },
  held: { write: boolean; refund: boolean },
  now = Date.now(),
): ReturnTask[] {
  const isAllHere = lines.every(({ quantity, receivedQuantity }) => receivedQuantity === quantity);
  // Restocked units may already be sold, so the return must be refunded.
  const isRestocked = lines.some(({ restockedQuantity }) => restockedQuantity > 0);
  // Nobody asked for a withdrawal, and nobody can decline it, unless nothing of it arrives.
  const [begin] = history;
  const isWithdrawal = begin?.state !== 'REQUESTED' && !isExchange;
  const isLost = begin !== undefined && now - Date.parse(begin.createdAt) > LOST_AFTER;
  const tasks: Record<string, ReturnTask[]> = {
    REQUESTED: ['approve', 'decline'],
    APPROVED: ['receive', ...(isWithdrawal && !isLost ? [] : ['decline' as const])],
    RECEIVED: [
      'refund',
      ...(isAllHere ? [] : ['receive' as const]),
      ...(isRestocked || isWithdrawal ? [] : ['decline' as const]),
    ],
  };
  return (tasks[state] ?? []).filter((task) => (task === 'refund' ? held.refund : held.write));
}
