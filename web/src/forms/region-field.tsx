import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { SelectField } from '../ui/forms/select-field.tsx';
import { AddressField } from './address-field.tsx';

/** The shop's own country, and the countries whose regions are known. */
interface Places {
  shopCountryCode: string;
  regions: readonly { countryCode: string; regions: readonly { code: string; name: string }[] }[];
}

interface RegionFieldProps {
  field: ComponentProps<typeof AddressField<'region'>>['field'];
  places: Places | null;
  /** The country that is chosen now; empty: the shop's own. */
  country: string;
  /** The value now, which may be typed before there was a list. */
  current: string;
}

/** The state or region of an address: a list where its country has one, otherwise a text. */
export function RegionField({ field, places, country, current }: RegionFieldProps) {
  const code = country || places?.shopCountryCode;
  const regions = places?.regions.find(({ countryCode }) => countryCode === code)?.regions;
  if (!regions) return <AddressField field={field} part="region" label={t`State or region`} />;
  const known = regions.find(({ code, name }) => current === code || current === name);
  return (
    <SelectField
      label={t`State or region`}
      autoComplete="address-level1"
      {...field('region', { validate: {} })}
    >
      <option value="">{t`Please choose`}</option>
      {current !== '' && known?.code !== current && <option value={current}>{current}</option>}
      {regions.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
