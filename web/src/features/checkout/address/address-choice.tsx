import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import type { Address_addressFragment } from '../../../gql/graphql.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { joinAddress } from './address-line.ts';
import type { BillingValues } from '../checkout-values.ts';
import { isSavedAddress, valuesOfAddress } from './saved-address.ts';

interface AddressChoiceProps {
  label: string;
  name: string;
  addresses: readonly Address_addressFragment[];
  /** The values of a new address. */
  blank: BillingValues;
  /** The current values. */
  values: BillingValues;
  shopCountryCode: string;
  onChoose: (values: BillingValues) => void;
}

const ANOTHER = '';

/**
 * Fills the form with a saved address. The selection is derived from the fields, so editing one turns it into
 * another address; 'Another address' restores the values typed before.
 */
export function AddressChoice({
  label,
  name,
  addresses,
  blank,
  values,
  shopCountryCode,
  onChoose,
}: AddressChoiceProps) {
  const typed = useRef(blank);
  const chosen = addresses.find((address) => isSavedAddress(values, address, shopCountryCode));

  function choose(id: string): void {
    if (!chosen) typed.current = values;
    const address = addresses.find((saved) => saved.id === id);
    onChoose(address ? valuesOfAddress(address, shopCountryCode) : typed.current);
  }

  return (
    <SelectField
      label={label}
      optionalMark={false}
      name={name}
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
