import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { CountryField } from '../../../../forms/country-field.tsx';
import { useDeliveryPlaces } from '../../../../shop/use-delivery-places.ts';

/** All countries, for staff who enter an address; there is no default. */
export function AnyCountryField(field: Omit<ComponentProps<typeof CountryField>, 'codes' | 'unnamed'>) {
  const places = useDeliveryPlaces();
  return <CountryField codes={places?.allCountryCodes ?? []} unnamed={t`Same as the shop`} {...field} />;
}
