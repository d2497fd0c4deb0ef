import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { AddressField } from '../../../forms/address-field.tsx';
import type { CheckedField } from '../../../forms/use-app-form.ts';
import type { Address_addressFragment } from '../../../gql/graphql.ts';
import type { DeliveryPlaces } from '../../../shop/use-delivery-places.ts';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from '../checkout-page.module.css';
import { addressOf, type AddressValues, type CheckoutValues } from '../checkout-values.ts';
import type { CheckoutPreview } from '../placing/use-checkout-preview.ts';
import { AddressChoice } from './address-choice.tsx';
import { AddressFields, type FieldOfAddress } from './address-fields.tsx';

interface DeliveryFieldsProps {
  form: UseFormReturn<CheckoutValues>;
  field: CheckedField<CheckoutValues>;
  preview: CheckoutPreview;
  places: DeliveryPlaces;
  addresses: readonly Address_addressFragment[];
  /** The values of a new address. */
  blank: AddressValues;
}

/** A checkbox that opens the fields of another address to deliver to. */
export function DeliveryFields({ form, field, preview, places, addresses, blank }: DeliveryFieldsProps) {
  const [isElsewhere, values] = useWatch({
    control: form.control,
    name: ['isDeliveredElsewhere', 'deliveryAddress'],
  });
  const isUndeliverable = preview.deliveryMethods.length === 0;
  const fieldOf: FieldOfAddress = (part, rules) => {
    const props = field(`deliveryAddress.${part}`, rules);
    if (part !== 'countryCode' || !isUndeliverable) return props;
    return { ...props, error: props.error ?? t`We can’t deliver this order there` };
  };

  return (
    <Stack gap={8}>
      <CheckboxField label={t`Deliver to a different address`} {...field('isDeliveredElsewhere')} />
      {isElsewhere && (
        <fieldset className={styles.elsewhere}>
          <legend className={styles.legend}>
            <Trans>Delivery address</Trans>
          </legend>
          <Stack gap={8}>
            {addresses.length > 0 && (
              <AddressChoice
                label={t`Deliver to`}
                name="savedDeliveryAddress"
                // The recipient's email and VAT number are not needed.
                addresses={addresses.map((address) => ({ ...address, email: '', vatNumber: null }))}
                values={{ ...values, email: '', vatNumber: '' }}
                blank={{ ...blank, email: '', vatNumber: '' }}
                shopCountryCode={places.shopCountryCode}
                onChoose={(chosen) => {
                  form.clearErrors('deliveryAddress');
                  form.setValue('deliveryAddress', addressOf(chosen), { shouldDirty: true });
                }}
              />
            )}
            <AddressFields
              field={fieldOf}
              places={places}
              countryCodes={places.countryCodes}
              values={values}
              isPickUp={false}
              isRecipient
            />
            <AddressField
              field={fieldOf}
              part="phone"
              label={t`Phone Number`}
              hint={t`In case the carrier has a question.`}
            />
          </Stack>
        </fieldset>
      )}
    </Stack>
  );
}
