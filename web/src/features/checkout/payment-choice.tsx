import type { CheckedField } from '../../lib/use-checked-form.ts';
import { RadioGroupField } from '../../ui/radio-group-field.tsx';
import type { CheckoutValues } from './checkout-values.ts';

const OPTIONS = [
  {
    value: 'BANK',
    label: 'Bank',
    hint: 'By transfer. Your order waits until the money has arrived.',
  },
  { value: 'CASH_ON_DELIVERY', label: 'Cash on delivery', hint: 'You pay when you get it.' },
];

/** How the order is paid. */
export function PaymentChoice({ field }: { field: CheckedField<CheckoutValues> }) {
  return <RadioGroupField label="Payment" required options={OPTIONS} {...field('paymentMethod')} />;
}
