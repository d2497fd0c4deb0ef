import { useShop } from '../../shop/use-shop.ts';
import type { CheckedField } from '../../forms/use-app-form.ts';
import { RadioGroupField, type RadioOption } from '../../ui/forms/radio-group-field.tsx';
import type { CheckoutValues } from './checkout-values.ts';

const CARD: RadioOption = {
  value: 'CARD',
  label: 'Card',
  hint: 'On the secure page of our payment provider, right after Place Order.',
};

const SANDBOX_CARD: RadioOption = {
  ...CARD,
  label: 'Card (sandbox)',
  hint: 'A trial on a page of our own: only test cards are taken, no money moves.',
};

const OPTIONS: RadioOption[] = [
  {
    value: 'BANK',
    label: 'Bank',
    hint: 'By transfer. Your order waits until the money has arrived.',
  },
  { value: 'CASH_ON_DELIVERY', label: 'Cash on delivery', hint: 'You pay when you get it.' },
];

/** The choice of the payment method. */
export function PaymentChoice({ field }: { field: CheckedField<CheckoutValues> }) {
  const cards = useShop()?.cardPayment;
  const card = cards?.isSandbox ? SANDBOX_CARD : CARD;
  const options = cards?.available ? [card, ...OPTIONS] : OPTIONS;
  return <RadioGroupField label="Payment" required options={options} {...field('paymentMethod')} />;
}
