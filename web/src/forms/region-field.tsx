import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { SelectField } from '../ui/forms/select-field.tsx';
import { AddressField } from './address-field.tsx';
import { fieldRules } from './field-rules.ts';

/** The shop's own country, and the countries whose regions are known. */
interface Places {
  shopCountryCode: string;
  regions: readonly { countryCode: string; regions: readonly { code: string; name: string }[] }[];
}

interface RegionFieldProps {
  field: ComponentProps<typeof AddressField<'region'>>['field'];
  places: Places | null;
  /** The selected country; empty for the shop's own. */
  country: string;
  /** The current value, which may have been typed before there was a list. */
  current: string;
  label?: string;
  /** The error message for none; without it the region is optional. */
  missing?: string | undefined;
}

/** The state or region of an address: a select if its country has a list, otherwise a text field. */
export function RegionField({ field, places, country, current, missing, ...given }: RegionFieldProps) {
  const label = given.label ?? t`State or region`;
  const code = country || places?.shopCountryCode;
  const regions = places?.regions.find(({ countryCode }) => countryCode === code)?.regions;
  if (!regions) return <AddressField field={field} part="region" label={label} missing={missing} />;
  const selectedRegion = regions.find(({ code, name }) => current === code || current === name);
  return (
    <SelectField
      label={label}
      autoComplete="address-level1"
      required={missing !== undefined}
      {...field('region', {
        validate: missing === undefined ? {} : { required: fieldRules.required(missing) },
      })}
    >
      <option value="">{t`Please choose`}</option>
      {current !== '' && selectedRegion?.code !== current && <option value={current}>{current}</option>}
      {regions.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
