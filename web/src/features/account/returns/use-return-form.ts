import { t } from '@lingui/core/macro';
import type { FieldPath } from 'react-hook-form';
import type { DraftOwner } from '../../../forms/form-draft.ts';
import { useAppForm } from '../../../forms/use-app-form.ts';
import { useFormDraft } from '../../../forms/use-form-draft.ts';
import type { FormUserError } from '../../../forms/user-errors-by-field.ts';
import {
  LinkedReturnPreviewDocument,
  ReturnPreviewDocument,
  type ReturnReason,
  type ReturnableOrder_orderFragment,
} from '../../../gql/graphql.ts';
import { useRefundPrice } from '../../orders/shared/returns/use-refund-price.ts';
import { useOrderReference } from '../orders/guest/order-link.ts';

export type ReturnableOrder = ReturnableOrder_orderFragment;

interface ReturnValues {
  /** By the position of the returnable line. */
  lines: { quantity: number; reason: ReturnReason | '' }[];
  note: string;
}

/** The return request form, with the selection and its refund. Its draft survives an expired session. */
export function useReturnForm(order: ReturnableOrder, userId: string) {
  const reference = useOrderReference(order.id);
  const returnable = order.returnability.lines;
  const defaultValues: ReturnValues = {
    lines: returnable.map(() => ({ quantity: 0, reason: '' })),
    note: '',
  };
  const checked = useAppForm({ defaultValues });
  const { form } = checked;
  const draft = useFormDraft({ form, owner: returnDraft(userId, order.id), before: defaultValues });
  const typed = form.watch();
  // All lines are sent, so that the positions in the server's errors match the form.
  const lines = returnable.map(({ line }, index) => {
    const { quantity = 0, reason = '' } = typed.lines[index] ?? {};
    return { orderLineId: line.id, quantity: quantity || 0, reason: reason || null };
  });
  const price = useRefundPrice(
    reference.isLinked ? LinkedReturnPreviewDocument : ReturnPreviewDocument,
    ({ returnPreview }) => returnPreview.preview?.amount,
    reference.id,
    lines.filter(({ quantity }) => quantity > 0),
  );

  function showUserErrors(errors: readonly FormUserError[]): void {
    const ofLines = errors.filter(({ field }) => field?.includes('lines'));
    for (const { field, message } of ofLines) {
      const [index, part] = field?.slice(2) ?? [];
      if (index === undefined || part === undefined) checked.fail(message);
      else form.setError(`lines.${index}.${part}` as FieldPath<ReturnValues>, { type: 'server', message });
    }
    if (ofLines.length === 0) checked.showUserErrors(errors);
  }

  return {
    ...checked,
    showUserErrors,
    draft,
    returnable,
    lines,
    price,
    isChosen: (index: number) => (lines[index]?.quantity ?? 0) > 0,
  };
}

function returnDraft(userId: string, orderId: string): DraftOwner {
  return { space: 'shopper', userId, form: `return ${orderId}` };
}

/** @returns true for a quantity that can be returned, or what is wrong with it */
export function quantityVerdict(units: number, maxQuantity: number): true | string {
  return (
    (Number.isInteger(units) && units >= 0 && units <= maxQuantity) || t`Please enter 0 to ${maxQuantity}`
  );
}
