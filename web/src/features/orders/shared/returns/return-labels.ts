import { t } from '@lingui/core/macro';
import type { ReturnReason, ReturnState } from '../../../../gql/graphql.ts';

/** Display labels of return states, for customers and staff alike. */
export const returnStateLabels = (): Readonly<Record<ReturnState, string>> => ({
  REQUESTED: t`Requested`,
  APPROVED: t`Approved`,
  DECLINED: t`Declined`,
  RECEIVED: t`Arrived`,
  REFUNDED: t`Refunded`,
  CANCELLED: t`Withdrawn`,
});

/** Display labels of return reasons, in the customer's words. */
export const returnReasonLabels = (): Readonly<Record<ReturnReason, string>> => ({
  CHANGED_MIND: t`I no longer want it`,
  DOES_NOT_FIT: t`It does not fit`,
  NOT_AS_DESCRIBED: t`It is not as described`,
  DEFECTIVE: t`It does not work`,
  DAMAGED: t`It arrived damaged`,
  WRONG_ITEM: t`It is not what I ordered`,
  ARRIVED_TOO_LATE: t`It arrived too late`,
  OTHER: t`Another reason`,
});

/** All reasons, in display order. */
export const returnReasons = () => Object.keys(returnReasonLabels()) as ReturnReason[];

/** Whether the return still needs an action. */
export function isOpenReturn({ state }: { state: ReturnState }): boolean {
  return state === 'REQUESTED' || state === 'APPROVED' || state === 'RECEIVED';
}
