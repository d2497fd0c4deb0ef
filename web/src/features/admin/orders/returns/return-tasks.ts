import type { Return_returnFragment } from '../../../../gql/graphql.ts';

/** What staff can do about a return. */
export type ReturnTask = 'approve' | 'receive' | 'refund' | 'decline';

/** What somebody can do about a return in its state, the likeliest first, with the permissions they hold. */
export function returnTasks(
  { state, lines }: Pick<Return_returnFragment, 'state' | 'lines'>,
  held: { write: boolean; refund: boolean },
): ReturnTask[] {
  const isAllHere = lines.every(({ quantity, receivedQuantity }) => receivedQuantity === quantity);
  // What is back in stock may be sold: it has to be refunded.
  const isRestocked = lines.some(({ restockedQuantity }) => restockedQuantity > 0);
  const tasks: Record<string, ReturnTask[]> = {
    REQUESTED: ['approve', 'decline'],
    APPROVED: ['receive', 'decline'],
    RECEIVED: [
      'refund',
      ...(isAllHere ? [] : ['receive' as const]),
      ...(isRestocked ? [] : ['decline' as const]),
    ],
  };
  return (tasks[state] ?? []).filter((task) => (task === 'refund' ? held.refund : held.write));
}
