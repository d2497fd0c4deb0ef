import { t } from '@lingui/core/macro';
import type {
  TaxRounding,
  TaxSettingsInput,
  TaxSettings_settingsFragment as TaxSettings,
} from '../../../../gql/graphql.ts';
import { countryName } from '../../../../lib/country-name.ts';
import { formatRate } from '../../../orders/shared/tax-labels.ts';
import type { FieldGroup } from '../../ui/conflicts/field-parts.ts';

/** A tax rate of a country or one of its regions, as typed. */
export interface RateValues {
  countryCode: string;
  /** Empty for the whole country. */
  region: string;
  name: string;
  /** In percent. */
  rate: string;
}

/** A tax class: products with the same rates. */
export interface ClassValues {
  /** Empty for a new class. */
  classId: string;
  name: string;
  isForDelivery: boolean;
  rates: RateValues[];
}

/** The form's values, as typed. */
export interface TaxValues {
  isEnabled: boolean;
  pricesIncludeTax: 'INCLUDED' | 'ADDED';
  rounding: TaxRounding;
  region: string;
  isReverseChargeEnabled: boolean;
  vatNumber: string;
  classes: ClassValues[];
}

export const newClass = (): ClassValues => ({ classId: '', name: '', isForDelivery: false, rates: [] });

/** The shape of a stored draft. The lists in the form itself may be empty. */
export const exampleOf = (values: TaxValues): TaxValues => ({
  ...values,
  classes: [{ ...newClass(), rates: [{ countryCode: '', region: '', name: '', rate: '' }] }],
});

export const valuesOf = ({
  isEnabled,
  pricesIncludeTax,
  rounding,
  region,
  isReverseChargeEnabled,
  vatNumber,
  classes,
}: TaxSettings): TaxValues => ({
  isEnabled,
  rounding,
  region: region ?? '',
  isReverseChargeEnabled,
  vatNumber: vatNumber ?? '',
  pricesIncludeTax: pricesIncludeTax ? 'INCLUDED' : 'ADDED',
  classes: classes.map(({ id, name, isForDelivery, rates }) => ({
    classId: id,
    name,
    isForDelivery,
    rates: rates.map((rate) => ({
      countryCode: rate.countryCode,
      region: rate.region ?? '',
      name: rate.name,
      rate: percentText(rate.rate),
    })),
  })),
});

/** The API's input for the form's values. */
export const inputOf = (values: TaxValues): TaxSettingsInput => ({
  isEnabled: values.isEnabled,
  rounding: values.rounding,
  region: values.region.trim() || null,
  isReverseChargeEnabled: values.isReverseChargeEnabled,
  vatNumber: values.vatNumber.trim() || null,
  pricesIncludeTax: values.pricesIncludeTax === 'INCLUDED',
  classes: values.classes.map(({ classId, name, isForDelivery, rates }) => ({
    id: classId || null,
    name: name.trim(),
    isForDelivery,
    rates: rates.map((rate) => ({
      countryCode: rate.countryCode,
      region: rate.region.trim() || null,
      name: rate.name.trim(),
      rate: parsePercent(rate.rate) ?? 0,
    })),
  })),
});

/** The API's unit is a thousandth of a percent. */
const UNIT = 1000;

/** Formats a rate for editing: 8875 becomes "8.875". */
export function percentText(rate: number): string {
  return String(rate / UNIT);
}

/** Parses a percentage from 0 to 100 with at most three decimals into the API's unit; null if invalid. */
export function parsePercent(text: string): number | null {
  const typed = text.trim().replace('%', '').trim().replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,3})?$/u.test(typed)) return null;
  const rate = Math.round(Number(typed) * UNIT);
  return rate <= 100 * UNIT ? rate : null;
}

export function percentRule(text: string): true | string {
  return parsePercent(text) !== null || t`Please enter 0 to 100`;
}

/** Groups of fields that two people can edit without overwriting each other; see `useConflicts`. */
export const taxGroups = (): FieldGroup<TaxValues>[] => [
  { label: t`Taxes`, fields: ['isEnabled'], text: ({ isEnabled }) => (isEnabled ? t`On` : t`Off`) },
  {
    label: t`Prices`,
    fields: ['pricesIncludeTax'],
    text: ({ pricesIncludeTax }) => priceLabels()[pricesIncludeTax],
  },
  { label: t`Rounding`, fields: ['rounding'], text: ({ rounding }) => roundingLabels()[rounding] },
  { label: t`Region of the shop`, fields: ['region'] },
  {
    label: t`Reverse charge`,
    fields: ['isReverseChargeEnabled'],
    text: ({ isReverseChargeEnabled }) => (isReverseChargeEnabled ? t`On` : t`Off`),
  },
  { label: t`VAT number of the shop`, fields: ['vatNumber'] },
  { label: t`Classes`, fields: ['classes'], text: ({ classes }) => classes.map(classText).join('; ') },
];

export const priceLabels = (): Record<TaxValues['pricesIncludeTax'], string> => ({
  INCLUDED: t`Prices include tax`,
  ADDED: t`Tax is added to prices`,
});

export const roundingLabels = (): Record<TaxRounding, string> => ({
  LINE: t`For each item`,
  TOTAL: t`Once for the whole order`,
});

/** A class on one line: its name and rates. */
function classText({ name, rates }: ClassValues): string {
  const texts = rates.map(({ countryCode, region, rate }) => {
    const typed = parsePercent(rate);
    return [countryName(countryCode), region, typed === null ? rate : formatRate(typed)]
      .filter(Boolean)
      .join(' ');
  });
  return `${name}: ${texts.join(', ')}`;
}
