import { t } from '@lingui/core/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CountryField } from '../../../../forms/country-field.tsx';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { useDeliveryPlaces } from '../../../../shop/use-delivery-places.ts';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { productFieldRules } from './product-field-rules.ts';
import type { ProductValues } from './product-values.ts';

interface CustomsFieldsProps {
  form: UseFormReturn<ProductValues>;
  field: CheckedField<ProductValues>;
}

/** The product's details for customs declarations. */
export function CustomsFields({ form, field }: CustomsFieldsProps) {
  const places = useDeliveryPlaces();
  const current = useWatch({ control: form.control, name: 'originCountry' });
  return (
    <Grid columns="halves">
      <CountryField
        label={t`Country of origin`}
        optionalMark={false}
        codes={places?.allCountryCodes ?? []}
        unnamed={t`Unknown`}
        current={current}
        {...field('originCountry')}
        autoComplete="off"
      />
      <TextField
        label={t`Customs code`}
        optionalMark={false}
        hint={t`HS code, 6 to 13 digits.`}
        inputMode="numeric"
        autoComplete="off"
        {...field('customsCode', { validate: (text) => productFieldRules.customsCode(text) })}
      />
    </Grid>
  );
}
