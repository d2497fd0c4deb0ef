import { t } from '@lingui/core/macro';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import type { AddressPartName } from '../gql/graphql.ts';
import { type AddressFormParts, useAddressForm } from './use-address-form.ts';
import { AddressField } from './address-field.tsx';
import { RegionField } from './region-field.tsx';

interface PlaceFieldsProps {
  field: ComponentProps<typeof AddressField<'region' | 'postalCode'>>['field'];
  places: ComponentProps<typeof RegionField>['places'];
  /** The selected country; empty for the shop's own, null for none yet. */
  country: string | null;
  /** What to ask for while the country's own parts are not known; if omitted, for all of them. */
  defaults?: AddressFormParts;
  /** The current values. A value stays visible in a country whose addresses have no such part. */
  region: string;
  postalCode: string;
  /** False to ask for what the chosen country requires without insisting on it. */
  isStrict?: boolean;
  /** The field of the town or city. */
  children: ReactNode;
}

/** Town, region and postal code: those that addresses in the country have, in its order and by its names. */
export function PlaceFields({ isStrict = true, children, ...props }: PlaceFieldsProps) {
  const { field, places, country, region, postalCode } = props;
  const parts = useAddressForm(country) ?? props.defaults ?? null;
  const ofRegion = parts?.find(({ part }) => part === 'REGION');
  const ofCode = parts?.find(({ part }) => part === 'POSTAL_CODE');
  // Without a country the address may be of any: the shop's own may never have been set.
  const isRequired = (part: typeof ofRegion) => isStrict && country !== '' && (part?.isRequired ?? false);
  const fields = {
    CITY: children,
    REGION: (ofRegion || !parts || region !== '') && (
      <RegionField
        field={field}
        places={places}
        country={country ?? ''}
        current={region}
        label={ofRegion ? labelOf(ofRegion.name) : t`State or region`}
        missing={isRequired(ofRegion) ? t`Please enter the state, province or region` : undefined}
      />
    ),
    POSTAL_CODE: (ofCode || !parts || postalCode !== '') && (
      <AddressField
        field={field}
        part="postalCode"
        label={labelOf(ofCode?.name ?? 'POSTAL_CODE')}
        missing={isRequired(ofCode) ? t`Please enter the ZIP or postal code` : undefined}
      />
    ),
  };
  const order = new Set([...(parts ?? []).map(({ part }) => part), 'CITY', 'REGION', 'POSTAL_CODE'] as const);
  return [...order].map((part) => <Fragment key={part}>{fields[part]}</Fragment>);
}

function labelOf(name: AddressPartName): string {
  return {
    AREA: t`Area`,
    CITY: t`City`,
    COUNTY: t`County`,
    DEPARTMENT: t`Department`,
    DISTRICT: t`District`,
    EIRCODE: t`Eircode`,
    EMIRATE: t`Emirate`,
    ISLAND: t`Island`,
    PARISH: t`Parish`,
    PIN_CODE: t`PIN code`,
    POSTAL_CODE: t`Postal code`,
    POSTCODE: t`Postcode`,
    PREFECTURE: t`Prefecture`,
    PROVINCE: t`Province`,
    STATE: t`State`,
    ZIP_CODE: t`ZIP code`,
  }[name];
}
