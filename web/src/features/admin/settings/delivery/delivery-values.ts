import { t } from '@lingui/core/macro';
import { moneyInputText, parseMoney } from '../../../../forms/money-input.ts';
import type {
  DeliveryMethodInput,
  DeliveryPricing,
  DeliverySettingsInput,
  DeliverySettings_settingsFragment as DeliverySettings,
} from '../../../../gql/graphql.ts';
import { countryName } from '../../../../lib/country-name.ts';
import { formatMoney } from '../../../../lib/money.ts';
import type { FieldGroup } from '../../ui/conflicts/field-parts.ts';

/** A price tier, as typed: its upper limit in grams or as an amount; empty for no limit. */
export interface TierValues {
  upTo: string;
  fee: string;
}

/** A delivery method, as typed; empty strings mean no value. */
export interface MethodValues {
  /** Empty for a new method. */
  methodId: string;
  name: string;
  pricing: DeliveryPricing;
  fee: string;
  freeFrom: string;
  tiers: TierValues[];
  minDays: string;
  maxDays: string;
  note: string;
}

/** A country or one of its regions. */
export interface PlaceValues {
  countryCode: string;
  /** Empty for the whole country. */
  region: string;
}

/** A zone of places with the same delivery methods; without places it covers the rest of the world. */
export interface ZoneValues {
  /** Empty for a new zone. */
  zoneId: string;
  name: string;
  places: PlaceValues[];
  methods: MethodValues[];
}

/** The form's values, as typed. */
export interface DeliveryValues {
  countryCode: string;
  zones: ZoneValues[];
}

export const newTier = (): TierValues => ({ upTo: '', fee: '' });

export const newMethod = (): MethodValues => ({
  methodId: '',
  name: '',
  pricing: 'FLAT',
  fee: '',
  freeFrom: '',
  tiers: [],
  minDays: '',
  maxDays: '',
  note: '',
});

export const newZone = (): ZoneValues => ({ zoneId: '', name: '', places: [], methods: [newMethod()] });

/** The shape of a stored draft. The lists in the form itself may be empty. */
export const exampleOf = (values: DeliveryValues): DeliveryValues => ({
  ...values,
  zones: [
    {
      ...newZone(),
      places: [{ countryCode: '', region: '' }],
      methods: [{ ...newMethod(), tiers: [newTier()] }],
    },
  ],
});

type Zone = DeliverySettings['zones'][number];
type Method = Zone['methods'][number];

export const valuesIn =
  (currency: string) =>
  ({ countryCode, zones }: DeliverySettings): DeliveryValues => ({
    countryCode,
    zones: zones.map(({ id, name, places, methods }) => ({
      zoneId: id,
      name,
      places: places.map(({ countryCode: code, region }) => ({ countryCode: code, region: region ?? '' })),
      methods: methods.map((method) => methodValues(method, currency)),
    })),
  });

function methodValues(method: Method, currency: string): MethodValues {
  const amount = (value: number | null | undefined) => (value == null ? '' : moneyInputText(value, currency));
  const { id, name, pricing, fee, freeFrom, tiers, minDays, maxDays, note } = method;
  const limit = (upTo: number | null | undefined) =>
    pricing === 'BY_TOTAL' ? amount(upTo) : String(upTo ?? '');
  return {
    methodId: id,
    name,
    pricing,
    fee: amount(fee),
    freeFrom: amount(freeFrom),
    tiers: tiers.map((tier) => ({ upTo: limit(tier.upTo), fee: amount(tier.fee) })),
    minDays: String(minDays ?? ''),
    maxDays: String(maxDays ?? ''),
    note: note ?? '',
  };
}

/** The API's input for the form's values. */
export const inputIn =
  (currency: string) =>
  ({ countryCode, zones }: DeliveryValues): DeliverySettingsInput => ({
    countryCode,
    zones: zones.map(({ zoneId, name, places, methods }) => ({
      id: zoneId || null,
      name: name.trim(),
      places: places.map((place) => ({
        countryCode: place.countryCode,
        region: place.region.trim() || null,
      })),
      methods: methods.map((method) => methodInput(method, currency)),
    })),
  });

function methodInput(values: MethodValues, currency: string): DeliveryMethodInput {
  const { methodId, name, pricing, tiers } = values;
  const whole = (text: string) => (text.trim() === '' ? null : Number(text));
  const limit = pricing === 'BY_TOTAL' ? (text: string) => parseMoney(text, currency) : whole;
  return {
    id: methodId || null,
    name: name.trim(),
    pricing,
    fee: isTiered(pricing) ? null : (parseMoney(values.fee, currency) ?? (pricing === 'PICK_UP' ? 0 : null)),
    freeFrom: parseMoney(values.freeFrom, currency),
    tiers: isTiered(pricing)
      ? tiers.map(({ upTo, fee }) => ({ upTo: limit(upTo), fee: parseMoney(fee, currency) ?? 0 }))
      : [],
    minDays: whole(values.minDays),
    maxDays: whole(values.maxDays),
    note: values.note.trim() || null,
  };
}

/** Whether prices depend on the order's weight or value. */
export function isTiered(pricing: DeliveryPricing): boolean {
  return pricing === 'BY_WEIGHT' || pricing === 'BY_TOTAL';
}

export const pricingLabels = (): Record<DeliveryPricing, string> => ({
  FLAT: t`Flat rate`,
  BY_WEIGHT: t`By weight`,
  BY_TOTAL: t`By order value`,
  PICK_UP: t`Local pickup`,
});

const MAX_FEE = 100_000_000;

/** Validates a delivery fee, which may be 0; empty is valid unless it is required. */
export function feeRule(text: string, currency: string, isNeeded = true): true | string {
  if (text.trim() === '') return !isNeeded || t`Please enter an amount, or 0 if it is free`;
  const amount = parseMoney(text, currency);
  if (amount === null) return t`Please enter an amount like ${moneyInputText(495, currency)}`;
  return amount <= MAX_FEE || t`Please enter at most ${formatMoney(MAX_FEE, currency)}`;
}

/** Validates a number of days; empty is valid. */
export function daysRule(text: string): true | string {
  return (
    text.trim() === '' ||
    (/^\d{1,3}$/u.test(text.trim()) && Number(text) <= 365) ||
    t`Please enter up to 365 days`
  );
}

/** Validates a limit in grams; only the last one may be empty. */
export function gramsRule(text: string): true | string {
  return text.trim() === '' || /^[1-9]\d{0,7}$/u.test(text.trim()) || t`Please enter whole grams`;
}

/** Groups of fields that two people can edit without overwriting each other; see `useConflicts`. */
export const deliveryGroups = (): FieldGroup<DeliveryValues>[] => [
  {
    label: t`Country of the shop`,
    fields: ['countryCode'],
    text: ({ countryCode }) => countryName(countryCode),
  },
  { label: t`Zones`, fields: ['zones'], text: ({ zones }) => zones.map(zoneText).join('; ') },
];

/** A zone on one line: its name, and its methods with their fees as typed. */
function zoneText({ name, methods }: ZoneValues): string {
  return `${name}: ${methods.map((method) => [method.name, method.fee].filter(Boolean).join(' ')).join(', ')}`;
}
