import { t } from '@lingui/core/macro';
import type { ComponentProps, ReactNode } from 'react';
import { AddressField } from '../../../forms/address-field.tsx';
import type { CheckedField } from '../../../forms/use-app-form.ts';
import { useSendsEmail } from '../../../shop/use-shop.ts';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { CheckoutValues } from '../checkout-values.ts';
import { AddressFields } from './address-fields.tsx';

interface BillingFieldsProps extends Omit<ComponentProps<typeof AddressFields>, 'field'> {
  field: CheckedField<CheckoutValues>;
  /** Guests have no address book, and order updates reach them only by email. */
  isGuest: boolean;
  /** Whether anything is delivered there. */
  isDelivered: boolean;
  /** Shown after the address. */
  children?: ReactNode;
}

/** The fields of the billing address, to which the order is also delivered unless there is another. */
export function BillingFields({ field, isGuest, isDelivered, children, ...address }: BillingFieldsProps) {
  const canSend = useSendsEmail();
  return (
    <Stack gap={8}>
      <AddressField
        field={field}
        part="email"
        label={t`Email Address`}
        hint={isGuest && canSend ? t`We’ll send you a link to your order.` : undefined}
        missing={t`Please enter your email address`}
      />
      <AddressFields field={field} {...address} />
      {children}
      <AddressField
        field={field}
        part="phone"
        label={t`Phone Number`}
        hint={isDelivered ? t`In case the carrier has a question.` : undefined}
        missing={t`Please enter your phone number`}
      />
      {!isGuest && (
        <CheckboxField
          label={t`Save this information for faster check-out next time`}
          hint={t`Saved to your address book.`}
          {...field('saveDetails')}
        />
      )}
    </Stack>
  );
}
