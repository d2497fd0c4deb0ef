import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { PaymentMethod } from '../../gql/graphql.ts';
import { useShop } from '../../shop/use-shop.ts';
import type { CheckedField } from '../../forms/use-app-form.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { RadioGroupField, type RadioOption } from '../../ui/forms/radio-group-field.tsx';
import type { CheckoutValues } from './checkout-values.ts';

const cardOption = (): RadioOption => ({
  value: 'CARD',
  label: t`Card`,
  hint: t`On the secure page of our payment provider, right after Place Order.`,
});

const sandboxCardOption = (): RadioOption => ({
  value: 'CARD',
  label: t`Card (sandbox)`,
  hint: t`A trial on a page of our own: only test cards are taken, no money moves.`,
});

const optionsOf = (isSandbox: boolean): Readonly<Record<PaymentMethod, RadioOption>> => ({
  CARD: isSandbox ? sandboxCardOption() : cardOption(),
  BANK: {
    value: 'BANK',
    label: t`Bank`,
    hint: t`By transfer. Your order waits until the money has arrived.`,
  },
  CASH_ON_DELIVERY: {
    value: 'CASH_ON_DELIVERY',
    label: t`Cash on delivery`,
    hint: t`You pay when you get it.`,
  },
});

interface PaymentChoiceProps {
  form: UseFormReturn<CheckoutValues>;
  field: CheckedField<CheckoutValues>;
  /** How an order with this total can be paid. */
  offered: readonly PaymentMethod[];
}

/**
 * The choice of the payment method. When the chosen one is not offered any more, the first one that is takes
 * its place.
 */
export function PaymentChoice({ form, field, offered }: PaymentChoiceProps) {
  const isSandbox = useShop()?.cardPayment.isSandbox ?? false;
  const chosen = useWatch({ control: form.control, name: 'paymentMethod' });
  const [first] = offered;
  const isGone = first !== undefined && !offered.includes(chosen);
  useEffect(() => {
    if (isGone) form.setValue('paymentMethod', first);
  }, [form, first, isGone]);
  if (!first) {
    return (
      <Callout tone="warning" title={t`This order can’t be paid here`}>
        <p>
          <Trans>Its total is more than we take in any way to pay. Please order less, or ask us.</Trans>
        </p>
      </Callout>
    );
  }
  const options = optionsOf(isSandbox);
  return (
    <RadioGroupField
      label={t`Payment`}
      required
      options={offered.map((method) => options[method])}
      {...field('paymentMethod')}
    />
  );
}
