import { t } from '@lingui/core/macro';
import { moneyInputText, parseMoney } from '../../../forms/money-input.ts';
import type {
  DeliverySettingsInput,
  DeliverySettings_settingsFragment as DeliverySettings,
} from '../../../gql/admin/graphql.ts';
import type { DeliveryTerms } from '../../../shop/delivery-terms.ts';
import type { FieldGroup } from '../ui/conflicts/field-parts.ts';

/** The form's values, as typed: amounts of the shop's currency. */
export interface DeliveryValues {
  fee: string;
  /** Empty: nothing is free. */
  freeFrom: string;
}

export const valuesIn =
  (currency: string) =>
  ({ fee, freeFrom }: DeliverySettings): DeliveryValues => ({
    fee: moneyInputText(fee, currency),
    freeFrom: freeFrom == null ? '' : moneyInputText(freeFrom, currency),
  });

/** The API's input for the form's values. */
export const inputIn =
  (currency: string) =>
  ({ fee, freeFrom }: DeliveryValues): DeliverySettingsInput => ({
    fee: parseMoney(fee, currency),
    freeFrom: freeFrom.trim() === '' ? null : parseMoney(freeFrom, currency),
  });

/** What the form's values would mean; null while they are no amounts. */
export function termsOf({ fee, freeFrom }: DeliveryValues, currency: string): DeliveryTerms | null {
  const terms = { fee: parseMoney(fee, currency), freeFrom: parseMoney(freeFrom, currency) };
  if (terms.fee === null || (freeFrom.trim() !== '' && terms.freeFrom === null)) return null;
  return { fee: terms.fee, freeFrom: terms.freeFrom };
}

/** What two people can edit without overwriting each other; see `useConflicts`. */
export const deliveryGroups = (): FieldGroup<DeliveryValues>[] => [
  { label: t`Fee`, fields: ['fee'] },
  { label: t`Free from`, fields: ['freeFrom'] },
];
