import { t } from '@lingui/core/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { AddressField } from '../../../../forms/address-field.tsx';
import { fieldRules } from '../../../../forms/field-rules.ts';
import { PlaceFields } from '../../../../forms/place-fields.tsx';
import { useDeliveryPlaces } from '../../../../shop/use-delivery-places.ts';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { AddressFormFields } from '../details/addresses/address-form-fields.tsx';
import { AnyCountryField } from '../details/any-country-field.tsx';
import { vatNumberResult } from '../../../orders/shared/vat-number-result.ts';
import { type DraftValues, isAddressBegun } from './draft-values.ts';
import styles from './drafts.module.css';
import type { DraftPreview } from './use-draft-preview.ts';

interface DraftAddressProps {
  form: UseFormReturn<DraftValues>;
  field: CheckedField<DraftValues>;
}

interface BillingAddressProps extends DraftAddressProps {
  pricing: DraftPreview;
}

/** The billing address. A draft may have none, but not an incomplete one. */
export function DraftAddress({ form: { watch, getValues }, field, pricing }: BillingAddressProps) {
  const places = useDeliveryPlaces();
  const needed = (check: (value: string) => string | true | undefined) => ({
    optionalMark: false,
    check: (value: string) => {
      if (value.trim() !== '') return check(value);
      return isAddressBegun(getValues()) ? t`Please complete the address` : true;
    },
  });
  return (
    <Grid columns="halves">
      <AddressField
        field={field}
        part="firstName"
        label={t`First name`}
        {...needed(fieldRules.atMost(100))}
      />
      <AddressField field={field} part="lastName" label={t`Last name`} />
      <AddressField field={field} part="company" label={t`Company`} />
      <div>
        <TextField
          label={t`VAT number`}
          hint={t`With the country’s two letters, such as DE123456789.`}
          autoComplete="off"
          {...field('vatNumber', { validate: fieldRules.atMost(40) })}
        />
        <p role="status" className={styles.small}>
          {pricing.preview && !pricing.isOutdated ? vatNumberResult(pricing.preview) : ''}
        </p>
      </div>
      <AddressField
        field={field}
        part="streetAddress"
        label={t`Street`}
        {...needed(fieldRules.atMost(200))}
      />
      <AddressField field={field} part="apartment" label={t`Apartment`} />
      <AnyCountryField current={watch('countryCode')} {...field('countryCode')} />
      <PlaceFields
        field={field}
        places={places}
        country={watch('countryCode')}
        region={watch('region')}
        postalCode={watch('postalCode')}
        // A draft may have no address.
        isStrict={isAddressBegun(watch())}
      >
        <AddressField field={field} part="city" label={t`City`} {...needed(fieldRules.atMost(100))} />
      </PlaceFields>
      <AddressField field={field} part="phone" label={t`Phone`} {...needed(fieldRules.phone)} />
      <AddressField field={field} part="email" label={t`Email`} {...needed(fieldRules.email)} />
    </Grid>
  );
}

/** A checkbox that opens the fields of another address to deliver to. */
export function DraftDeliveryAddress({ form, field }: DraftAddressProps) {
  const [isElsewhere, deliveryAddress] = useWatch({
    control: form.control,
    name: ['isDeliveredElsewhere', 'deliveryAddress'],
  });
  return (
    <>
      <CheckboxField
        label={t`Deliver to a different address`}
        {...field('isDeliveredElsewhere', {
          // Other methods may be available there.
          onChange: () => form.setValue('deliveryMethodId', ''),
        })}
      />
      {isElsewhere && (
        <fieldset aria-label={t`Delivery address`}>
          <Grid columns="halves">
            <AddressFormFields
              field={(part, rules) => field(`deliveryAddress.${part}`, rules)}
              values={deliveryAddress}
            />
            <AddressField
              field={(part, rules) => field(`deliveryAddress.${part}`, rules)}
              part="phone"
              label={t`Phone`}
            />
          </Grid>
        </fieldset>
      )}
    </>
  );
}
