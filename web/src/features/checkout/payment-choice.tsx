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
import type { CheckoutPreview } from './placing/use-checkout-preview.ts';

const cardOption = (): RadioOption => ({
  value: 'CARD',
  label: t`Card`,
  hint: t`On our payment provider’s secure page, right after you place the order.`,
});

const sandboxCardOption = (): RadioOption => ({
  value: 'CARD',
  label: t`Card (sandbox)`,
  hint: t`A test: only test cards work, and no money is charged.`,
});

const optionsOf = (
  isSandbox: boolean,
  requiresShipping: boolean,
): Readonly<Record<PaymentMethod, RadioOption>> => ({
  CARD: isSandbox ? sandboxCardOption() : cardOption(),
  BANK: {
    value: 'BANK',
    label: t`Bank`,
    hint: requiresShipping
      ? t`By transfer. We’ll ship your order when we receive your payment.`
      : t`By transfer. Your order is complete when we receive your payment.`,
  },
  CASH_ON_DELIVERY: {
    value: 'CASH_ON_DELIVERY',
    label: t`Cash on delivery`,
    hint: t`You pay on delivery.`,
  },
});

interface PaymentChoiceProps {
  form: UseFormReturn<CheckoutValues>;
  field: CheckedField<CheckoutValues>;
  preview: CheckoutPreview;
}

/** The payment methods. If the selected one is no longer available, the first available one replaces it. */
export function PaymentChoice({ form, field, preview }: PaymentChoiceProps) {
  const { paymentMethods: offered, requiresShipping } = preview;
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
          {requiresShipping ? (
            <Trans>
              Its total is above the limit of all our payment methods. Please order less, or contact us.
            </Trans>
          ) : (
            <Trans>
              We take no payment method for orders that nothing is delivered of. Please contact us.
            </Trans>
          )}
        </p>
      </Callout>
    );
  }
  const options = optionsOf(isSandbox, requiresShipping);
  return (
    <RadioGroupField
      label={t`Payment`}
      required
      options={offered.map((method) => options[method])}
      {...field('paymentMethod')}
    />
  );
}
