import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useAction } from '../../../../apollo/use-action.ts';
import { moneyInputText, parseMoney } from '../../../../forms/money-input.ts';
import {
  type Order_orderFragment,
  RefundReturnDocument,
  type Return_returnFragment,
  OrderExchangesDocument,
} from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { newUuid } from '../../../../lib/new-uuid.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { FormFailure } from '../../../../ui/forms/form-error-summary.tsx';
import { RestoredDraft } from '../../../../ui/forms/restored-draft.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { useOrderExchanges } from '../exchanges/use-order-exchanges.ts';
import { amountVerdict } from '../refunds/amount-verdict.ts';
import { refundPartsOf } from '../refunds/refund-parts.ts';
import { RefundQuestion } from '../refunds/refund-question.tsx';

interface ReturnRefundFormProps {
  order: Order_orderFragment;
  shown: Return_returnFragment;
  onClose: () => void;
}

/** Refunds what has arrived of a return, in whole or in part, to the original payment method. */
export function ReturnRefundForm({ order, shown, onClose }: ReturnRefundFormProps) {
  const { id, number, version, refundAmount } = shown;
  const exchange = useOrderExchanges(order.id).exchangeOf(id);
  const credit = exchange?.creditAmount ?? 0;
  const editing = useEditForm({
    name: `return refund ${id}`,
    defaultValues: () => ({ amount: '', reason: '' }),
  });
  const { form, field, draft, failure } = editing;
  const { setFocus } = form;
  useEffect(() => setFocus('amount'), [setFocus]);
  const [idempotencyKey] = useState(newUuid);
  const [isConfirming, setConfirming] = useState(false);
  const [refund, isSaving] = useAction(RefundReturnDocument, {
    result: (payload) => payload.return,
    failure: editing,
    // Less may be credited than the exchange promised.
    refetchQueries: [OrderExchangesDocument],
    onDone: () => {
      draft.close();
      const isMoney = refunded > 0;
      const title = !isMoney
        ? t`Exchange completed`
        : parts.byCard > 0
          ? t`Refund requested`
          : t`Refund recorded`;
      showToast({ tone: 'success', title, details: [t`Return ${number}`] });
      onClose();
    },
  });
  const typed = form.watch('amount');
  const other = typed.trim() === '' ? null : parseMoney(typed, order.currencyCode);
  // What is typed is what the items are worth, and the credit is a part of it.
  const refunded = other === null ? refundAmount : Math.max(0, other - credit);
  const parts = refundPartsOf(order, refunded);
  const limit = { ...order, refundableAmount: order.refundableAmount + credit };
  async function save(): Promise<void> {
    const { reason } = form.getValues();
    await refund({ id, input: { idempotencyKey, amount: other, reason }, expectedVersion: version });
    setConfirming(false);
  }
  const submit = form.handleSubmit(() => (refunded > 0 ? setConfirming(true) : void save()));
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <RestoredDraft isShown={draft.isRestored} onDiscard={draft.discard} />
      <TextField
        label={exchange ? t`What the items are worth` : t`Custom amount`}
        hint={
          exchange
            ? t`For example, because something was worn. ${formatMoney(credit, order.currencyCode)} is credited to order #${exchange.order.number} already; what the items are worth less is then to be paid for it. Leave empty for the usual value.`
            : t`For example, because something was worn. Leave empty for ${moneyInputText(refundAmount, order.currencyCode)}.`
        }
        inputMode="decimal"
        autoComplete="off"
        {...field('amount', { validate: (text) => amountVerdict(text, limit) })}
      />
      <TextField
        label={t`Reason`}
        hint={t`Only staff can see it.`}
        maxLength={200}
        autoComplete="off"
        {...field('reason')}
      />
      <FormFailure message={failure} />
      <Cluster gap={8}>
        <Button type="submit" size="sm" variant="danger" pending={isSaving}>
          {refunded > 0 ? t`Refund ${formatMoney(refunded, order.currencyCode)}` : t`Complete exchange`}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </Cluster>
      <RefundQuestion
        isOpen={isConfirming}
        parts={parts}
        currency={order.currencyCode}
        isSaving={isSaving}
        onClose={() => setConfirming(false)}
        onConfirm={() => void save()}
      />
    </form>
  );
}
