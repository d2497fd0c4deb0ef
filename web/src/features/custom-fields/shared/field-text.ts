import { t } from '@lingui/core/macro';
import type { CustomFieldType } from '../../../gql/graphql.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { formatMoney } from '../../../lib/money.ts';
import { dateFormat } from '../../../lib/time/date.ts';

/** A custom field with what its values need to be shown. */
export interface NamedField {
  name: string;
  type: CustomFieldType;
  unit?: string | null;
}

/** A value as people read it: "12.5 cm", "$12.50", "Nov 30, 2026", "Yes". */
export function fieldText({ type, unit }: NamedField, value: string, currency: string): string {
  if (type === 'BOOLEAN') return value === 'true' ? t`Yes` : t`No`;
  // Anything can be in the URL of a filtered list.
  if (Number.isNaN(type === 'DATE' ? Date.parse(value) : Number(value))) return value;
  if (type === 'MONEY') return formatMoney(Number(value), currency);
  // A date has no time zone.
  if (type === 'DATE') return dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(value));
  if (type !== 'NUMBER') return value;
  const number = Number(value).toLocaleString(i18n.locale, { maximumFractionDigits: 6 });
  return unit ? `${number} ${unit}` : number;
}
