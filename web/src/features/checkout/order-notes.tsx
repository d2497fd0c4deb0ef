import { t } from '@lingui/core/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { fieldRules } from '../../forms/field-rules.ts';
import type { CheckedField } from '../../forms/use-app-form.ts';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import type { CheckoutValues } from './checkout-values.ts';
import { MoreFields } from './more-fields.tsx';

interface OrderNotesProps {
  form: UseFormReturn<CheckoutValues>;
  field: CheckedField<CheckoutValues>;
  /** Whether anything is delivered. */
  isDelivered: boolean;
}

/** A note to the shop, and a message to the recipient. */
export function OrderNotes({ form, field, isDelivered }: OrderNotesProps) {
  const [note, giftMessage] = useWatch({ control: form.control, name: ['customerNote', 'giftMessage'] });
  const rules = { validate: fieldRules.atMost(500) };
  return (
    <MoreFields label={t`Add a note or gift message`} isFilled={note !== '' || giftMessage !== ''}>
      <TextAreaField
        label={t`Note to the shop`}
        hint={isDelivered && !giftMessage ? t`Printed on the packing slip in the parcel.` : undefined}
        rows={3}
        {...field('customerNote', rules)}
      />
      <TextAreaField
        label={t`Gift message`}
        hint={isDelivered ? t`We’ll print it on the packing slip, which has no prices.` : undefined}
        rows={3}
        {...field('giftMessage', rules)}
      />
    </MoreFields>
  );
}
