import { t } from '@lingui/core/macro';
import { moneyInputText, parseMoney } from '../../../../forms/money-input.ts';
import type { CustomFieldType } from '../../../../gql/graphql.ts';
import type { ParsedRange, TypedRange } from './range-filter.tsx';

/**
 * Whole digits with or without grouping commas; without them, a comma before one or two digits is a decimal
 * separator.
 */
const NUMBER = /^-?(?:\d{1,9}(?:,\d{1,2})?|(?:\d{1,9}|[1-9]\d{0,2}(?:,\d{3}){1,2})(?:\.\d{1,6})?)$/u;

/** Parses the typed limits of a custom field to the format of its type; an empty field means no limit. */
export function readFieldRange(
  { from, to }: TypedRange,
  type: CustomFieldType,
  currency: string,
): ParsedRange<string> {
  const [lowest, highest] = [readLimit(from, type, currency), readLimit(to, type, currency)];
  const errors: ParsedRange<string>['errors'] = {};
  if (lowest === undefined) errors.from = expectation(type, currency);
  if (highest === undefined) errors.to = expectation(type, currency);
  if (lowest && highest && (type === 'DATE' ? lowest > highest : Number(lowest) > Number(highest)))
    errors.to = type === 'DATE' ? t`This is before the first day` : t`This is less than the lowest value`;
  return { from: lowest ?? null, to: highest ?? null, errors };
}

/** Null if empty; undefined if it is not a limit. */
function readLimit(text: string, type: CustomFieldType, currency: string): string | null | undefined {
  const typed = text.trim();
  if (typed === '' || type === 'DATE') return typed || null;
  if (type === 'MONEY') {
    const amount = parseMoney(typed.replace(/^-/u, ''), currency);
    return amount === null ? undefined : String(typed.startsWith('-') ? -amount : amount);
  }
  if (!NUMBER.test(typed)) return undefined;
  return String(Number(typed.replaceAll(/,(?=\d{3}(?!\d))/gu, '').replace(',', '.')));
}

const expectation = (type: CustomFieldType, currency: string) =>
  type === 'MONEY'
    ? t`Please enter an amount like ${moneyInputText(2500, currency)}`
    : t`Please enter a number such as 12.5`;
