import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { type FailingForm, useAction } from '../../../../apollo/use-action.ts';
import { fieldRules } from '../../../../forms/field-rules.ts';
import { CreateRefundDocument, type Order_orderFragment } from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { newUuid } from '../../../../lib/new-uuid.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { FormFailure } from '../../../../ui/forms/form-error-summary.tsx';
import { RestoredDraft } from '../../../../ui/forms/restored-draft.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { orderLineLabel } from '../../../orders/shared/order-labels.ts';
import type { RefundPrice } from '../../../orders/shared/returns/use-refund-price.ts';
import { amountVerdict } from './amount-verdict.ts';
import styles from './refund-form.module.css';
import { refundPartsOf } from './refund-parts.ts';
import { RefundQuestion } from './refund-question.tsx';
import { useRefundForm } from './use-refund-form.ts';

interface RefundFormProps {
  order: Order_orderFragment;
  /** Called after the refund, or on cancel. */
  onClose: () => void;
}

/** Refunds lines of an order, or an amount. The server computes the amount of the lines. */
export function RefundForm({ order, onClose }: RefundFormProps) {
  const editing = useRefundForm(order);
  const { form, field, failure, draft, lines, amount } = editing;
  const [idempotencyKey] = useState(newUuid);
  const [isConfirming, setConfirming] = useState(false);
  const [refund, isSaving] = useRefund(order, editing, () => {
    draft.close();
    onClose();
  });
  const isPricing = editing.priced.amount === null && !editing.priced.isFailed;
  const money = (units: number) => formatMoney(units, order.currencyCode);
  const parts = refundPartsOf(order, amount ?? 0);

  const submit = form.handleSubmit(() => {
    if (amount === 0) editing.fail(t`Please choose what to refund, or enter an amount.`);
    else if (amount !== null) setConfirming(true);
    else editing.fail(t`The items could not be priced. Please check the quantities.`);
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <RestoredDraft isShown={draft.isRestored} onDiscard={draft.discard} />
      {editing.refundable.map((line) => (
        <RefundLineFields
          key={line.id}
          line={line}
          quantity={(rules) => field(`lines.${line.id}.quantity`, { valueAsNumber: true, ...rules })}
          restock={editing.isRestockable(line) ? form.register(`lines.${line.id}.restock`) : null}
        />
      ))}
      <ItemsPrice price={editing.priced} currency={order.currencyCode} />
      <TextField
        label={t`Custom amount`}
        hint={t`For example for damage. At most ${money(order.refundableAmount)}.`}
        inputMode="decimal"
        autoComplete="off"
        {...field('amount', { validate: (text) => amountVerdict(text, order) })}
      />
      <TextField
        label={t`Reason`}
        hint={t`Only staff can see it.`}
        required
        maxLength={200}
        autoComplete="off"
        {...field('reason', { validate: fieldRules.required(t`Please enter a reason`) })}
      />
      <FormFailure message={failure} />
      <Cluster gap={8}>
        <Button type="submit" variant="danger" size="sm" pending={isSaving || isPricing}>
          {amount ? t`Refund ${money(amount)}` : t`Refund`}
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
        onConfirm={() => {
          const { reason } = form.getValues();
          const input = { idempotencyKey, orderId: order.id, lines, amount, reason };
          void refund({ input }).then(() => setConfirming(false));
        }}
      />
    </form>
  );
}

interface RefundLineFieldsProps {
  line: Order_orderFragment['lines'][number];
  /** Registers the field with the validation rules. */
  quantity: (rules: {
    validate: (quantity: number) => true | string;
  }) => UseFormRegisterReturn & { error: string | undefined };
  /** Null if there is nothing to restock. */
  restock: UseFormRegisterReturn | null;
}

/** How many units of a line to refund, and whether to restock them. */
function RefundLineFields({ line, quantity, restock }: RefundLineFieldsProps) {
  const left = line.quantity - line.refundedQuantity - line.returningQuantity;
  const label = orderLineLabel(line);
  return (
    <div className={restock ? styles.chosen : undefined}>
      <TextField
        label={t`${label}: how many of ${left}`}
        type="number"
        inputMode="numeric"
        min={0}
        max={left}
        optionalMark={false}
        {...quantity({
          validate: (units) =>
            (Number.isInteger(units) && units >= 0 && units <= left) || t`Please enter 0 to ${left}`,
        })}
      />
      {restock && <CheckboxField {...restock} aria-label={t`${label}: restock`} label={t`Restock`} />}
    </div>
  );
}

/** The price of the selected items. */
function ItemsPrice({ price: { amount, isFailed }, currency }: { price: RefundPrice; currency: string }) {
  return (
    <p role="status" className={styles.price}>
      {isFailed ? (
        <Trans>The items could not be priced. Please check the quantities.</Trans>
      ) : amount === null ? (
        <Trans>Calculating …</Trans>
      ) : (
        <Trans>
          The items add up to <strong>{formatMoney(amount, currency)}</strong>.
        </Trans>
      )}
    </p>
  );
}

function useRefund(
  { number, refundableByCard }: Order_orderFragment,
  failure: FailingForm,
  onRefunded: () => void,
) {
  return useAction(CreateRefundDocument, {
    result: (payload) => payload.order,
    failure,
    update: (cache, { data }) => {
      if (data?.refundCreate.order) cache.evict({ id: 'ROOT_QUERY', fieldName: 'products' });
    },
    onDone: () => {
      const title = refundableByCard > 0 ? t`Refund requested` : t`Refund recorded`;
      showToast({ tone: 'success', title, details: [t`Order ${number}`] });
      onRefunded();
    },
  });
}
