import { t } from '@lingui/core/macro';
import { useShop } from '../../shop/use-shop.ts';
import type { CheckedField } from '../../forms/use-app-form.ts';
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

const otherOptions = (): RadioOption[] => [
  {
    value: 'BANK',
    label: t`Bank`,
    hint: t`By transfer. Your order waits until the money has arrived.`,
  },
  { value: 'CASH_ON_DELIVERY', label: t`Cash on delivery`, hint: t`You pay when you get it.` },
];

/** The choice of the payment method. */
export function PaymentChoice({ field }: { field: CheckedField<CheckoutValues> }) {
  const cards = useShop()?.cardPayment;
  const card = cards?.isSandbox ? sandboxCardOption() : cardOption();
  const options = cards?.available ? [card, ...otherOptions()] : otherOptions();
  return <RadioGroupField label={t`Payment`} required options={options} {...field('paymentMethod')} />;
}
