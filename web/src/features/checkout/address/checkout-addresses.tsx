import { t } from '@lingui/core/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { CheckedField } from '../../../forms/use-app-form.ts';
import type { Address_addressFragment } from '../../../gql/graphql.ts';
import type { DeliveryPlaces } from '../../../shop/use-delivery-places.ts';
import {
  type AddressValues,
  billingOf,
  type BillingValues,
  type CheckoutValues,
} from '../checkout-values.ts';
import type { CheckoutPreview } from '../placing/use-checkout-preview.ts';
import { AddressChoice } from './address-choice.tsx';
import { BillingFields } from './billing-fields.tsx';
import { VatNumberField } from './vat-number-field.tsx';
import { DeliveryFields } from './delivery-fields.tsx';

interface CheckoutAddressesProps {
  form: UseFormReturn<CheckoutValues>;
  field: CheckedField<CheckoutValues>;
  preview: CheckoutPreview;
  places: DeliveryPlaces;
  addresses: readonly Address_addressFragment[];
  isGuest: boolean;
  /** The countries whose businesses are asked for their VAT number. */
  vatNumberCountryCodes: readonly string[];
  /** Whether the preview is of earlier choices. */
  isChecking: boolean;
  /** The values of a new billing address, and of a new delivery address. */
  blank: { billing: BillingValues; delivery: AddressValues };
}

/** The billing address and, if it is delivered elsewhere, the delivery address. */
export function CheckoutAddresses({
  isGuest,
  blank,
  vatNumberCountryCodes,
  isChecking,
  ...shared
}: CheckoutAddressesProps) {
  const { form, field, preview, places, addresses } = shared;
  const values = useWatch({ control: form.control }) as CheckoutValues;
  const isDelivered = preview.requiresShipping && !values.isDeliveredElsewhere;
  const billing = billingOf(values);
  return (
    <>
      {addresses.length > 0 && (
        <AddressChoice
          label={isDelivered ? t`Deliver to` : t`Billing address`}
          name="savedAddress"
          addresses={addresses}
          shopCountryCode={places.shopCountryCode}
          blank={blank.billing}
          values={billing}
          onChoose={(chosen) => {
            form.clearErrors();
            for (const name of Object.keys(chosen) as (keyof BillingValues)[])
              form.setValue(name, chosen[name], { shouldDirty: true });
          }}
        />
      )}
      <BillingFields
        field={field}
        places={places}
        countryCodes={isDelivered ? places.countryCodes : places.allCountryCodes}
        values={billing}
        isPickUp={preview.deliveryMethod?.isPickUp ?? false}
        isDelivered={isDelivered}
        isGuest={isGuest}
      >
        {vatNumberCountryCodes.includes(billing.countryCode || places.shopCountryCode) && (
          <VatNumberField field={field} preview={preview} isChecking={isChecking} />
        )}
      </BillingFields>
      {preview.requiresShipping && <DeliveryFields {...shared} blank={blank.delivery} />}
    </>
  );
}
