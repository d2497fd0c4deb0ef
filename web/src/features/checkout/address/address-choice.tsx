import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Address_addressFragment } from '../../../gql/graphql.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { joinAddress } from './address-line.ts';
import { type BillingValues, billingOf, type CheckoutValues } from '../checkout-values.ts';
import { isSavedAddress, valuesOfAddress } from './saved-address.ts';

interface AddressChoiceProps {
  form: UseFormReturn<CheckoutValues>;
  addresses: readonly Address_addressFragment[];
  /** The values of a new address. */
  blank: BillingValues;
  shopCountryCode: string;
  /** Whether anything is delivered there. */
  isDelivered: boolean;
}

const ANOTHER = '';

/**
 * Fills the form with a saved address. The selection is derived from the fields, so editing one turns it into
 * another address; 'Another address' restores the values typed before.
 */
export function AddressChoice({ form, addresses, blank, shopCountryCode, isDelivered }: AddressChoiceProps) {
  const typed = useRef(blank);
  const values = billingOf(form.watch());
  const chosen = addresses.find((address) => isSavedAddress(values, address, shopCountryCode));

  function choose(id: string): void {
    if (!chosen) typed.current = values;
    const address = addresses.find((saved) => saved.id === id);
    const newValues = address ? valuesOfAddress(address, shopCountryCode) : typed.current;
    form.clearErrors();
    for (const name of Object.keys(newValues) as (keyof BillingValues)[]) {
      form.setValue(name, newValues[name], { shouldDirty: true });
    }
  }

  return (
    <SelectField
      label={isDelivered ? t`Deliver to` : t`Billing address`}
      optionalMark={false}
      name="savedAddress"
      value={chosen?.id ?? ANOTHER}
      onChange={(event) => choose(event.target.value)}
    >
      {addresses.map(({ id, firstName, lastName, streetAddress, city }) => (
        <option key={id} value={id}>
          {joinAddress(`${firstName} ${lastName}`, streetAddress, city)}
        </option>
      ))}
      <option value={ANOTHER}>{t`Another address`}</option>
    </SelectField>
  );
}
