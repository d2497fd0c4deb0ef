import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../../../apollo/use-action.ts';
import { moneyInputText, parseMoney } from '../../../../forms/money-input.ts';
import { useAppForm } from '../../../../forms/use-app-form.ts';
import { type Order_orderFragment, ReceivePaymentDocument } from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { FormFailure } from '../../../../ui/forms/form-error-summary.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';

/** Records a payment of a part of what is still to pay. */
export function ReceivePart({ order }: { order: Order_orderFragment }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <PartForm order={order} onClose={() => setOpen(false)} />;
  return (
    <Button block variant="outline" onClick={() => setOpen(true)}>
      <Trans>Record a partial payment</Trans>
    </Button>
  );
}

function PartForm({ order, onClose }: { order: Order_orderFragment; onClose: () => void }) {
  const { id, number, totals, paidAmount, currencyCode } = order;
  const left = totals.total - paidAmount;
  const form = useAppForm({ defaultValues: { amount: '' } });
  const [receive, isSaving] = useAction(ReceivePaymentDocument, {
    result: (payload) => payload.order,
    failure: form,
    onDone: () => {
      showToast({ tone: 'success', title: t`Payment received`, details: [t`Order ${number}`] });
      onClose();
    },
  });
  const submit = form.form.handleSubmit(({ amount }) =>
    receive({ id, amount: parseMoney(amount, currencyCode), expectedPaidAmount: paidAmount }),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t`Amount received`}
        hint={t`At most ${formatMoney(left, currencyCode)}.`}
        required
        inputMode="decimal"
        autoComplete="off"
        {...form.field('amount', { validate: (text) => amountProblem(text, left, currencyCode) })}
      />
      <FormFailure message={form.failure} />
      <Cluster gap={8}>
        <Button type="submit" size="sm" pending={isSaving}>
          <Trans>Record payment</Trans>
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </Cluster>
    </form>
  );
}

function amountProblem(text: string, left: number, currency: string): true | string {
  const amount = parseMoney(text, currency);
  if (amount === null || amount < 1) return t`Please enter an amount like ${moneyInputText(left, currency)}`;
  return amount <= left || t`At most ${formatMoney(left, currency)} is still to be paid`;
}
