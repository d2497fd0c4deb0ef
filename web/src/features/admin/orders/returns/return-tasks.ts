import type { Return_returnFragment } from '../../../../gql/graphql.ts';

/** An action of staff on a return. */
export type ReturnTask = 'approve' | 'receive' | 'refund' | 'decline';

/** The actions that a user with these permissions can take on a return in its state, likeliest first. */
export function returnTasks(
  { state, lines }: Pick<Return_returnFragment, 'state' | 'lines'>,
  held: { write: boolean; refund: boolean },
): ReturnTask[] {
  const isAllHere = lines.every(({ quantity, receivedQuantity }) => receivedQuantity === quantity);
  // Restocked units may already be sold, so the return must be refunded.
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
