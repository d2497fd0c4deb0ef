import { userError } from '../../../errors.ts';
import type { CsvRow } from '../../../shared/csv/csv.ts';
import { type Message, message } from '../../../shared/messages/message.ts';
import { fromDecimal, type MinorUnits } from '../../../shared/money/money.ts';
import { timeIn } from '../../../shared/time/time-in.ts';
import { readAmount } from '../../../shared/csv/amount.ts';
import { normalisedCode } from '../promotion.ts';
import type { PromotionInput } from '../promotion-input.ts';

/** A file without one of them would say less than the discount has, for example that it never ends. */
export const discountColumns = [
  'Name',
  'Value',
  'Value Type',
  'Type',
  'Discount Class',
  'Minimum Purchase Requirements',
  'Customer Selection',
  'Times Used In Total',
  'Applies Once Per Customer',
  'Usage Limit Per Code',
  'Status',
  'Start',
  'End',
] as const;

export const combinationColumns = [
  'Combines with Order Discounts',
  'Combines with Product Discounts',
  'Combines with Shipping Discounts',
] as const;

/** `Context` is the customers, too, in newer files. */
export const optionalDiscountColumns = ['Context', ...combinationColumns] as const;

export type DiscountColumn = (typeof discountColumns)[number];
export type OptionalDiscountColumn = (typeof optionalDiscountColumns)[number];
export type DiscountRow = CsvRow<DiscountColumn, OptionalDiscountColumn>;

/** What of a discount the shop can't import as it is. */
export interface Remark {
  column: DiscountColumn | OptionalDiscountColumn;
  reason: Message;
}

export interface DiscountTerms {
  currency: string;
  /** Of times that say none. */
  timeZone: string;
}

/** A code of which a promotion can be made, or why none can. */
export type Discount = { input: PromotionInput; remarks: Remark[] } | { leftOut: Remark };

/** Where the file has what is wrong with a promotion's field. */
export const columnOfField: Partial<Record<string, DiscountColumn>> = {
  percent: 'Value',
  amount: 'Value',
  minimum: 'Minimum Purchase Requirements',
  usageLimit: 'Usage Limit Per Code',
  startsAt: 'Start',
  endsAt: 'End',
};

/**
 * Reads a row of the discounts that Shopify exports. The code is switched off if the file does not say all of
 * its conditions: it must not be worth more here than there. @throws UserError INVALID_VALUE for a wrong time
 */
export function readDiscount({ values }: DiscountRow, { currency, timeZone }: DiscountTerms): Discount {
  const effect = effectOf(values, currency);
  if (!effect) return { leftOut: { column: 'Type', reason: message('promotionFile.kind') } };
  const limit = values['Usage Limit Per Code'];
  // Uses in the other shop are not uses of a promotion here.
  const usageLimit = limit === '' ? null : Number(limit) - Number(values['Times Used In Total']);
  if (usageLimit !== null && usageLimit <= 0)
    return { leftOut: { column: 'Usage Limit Per Code', reason: message('promotionFile.usedUp') } };
  const time = (column: 'Start' | 'End', field: string) => {
    const read = timeIn(values[column], timeZone);
    if (!read && values[column] !== '') throw userError('INVALID_VALUE', message('sheet.time'), [field]);
    return read;
  };
  const minimum = minimumIn(values['Minimum Purchase Requirements'], currency);
  const missing = missingConditions(values, minimum);
  const { combines, remark } = combinationOf(values);
  const isOn = ['active', 'scheduled'].includes(values.Status.toLowerCase());
  return {
    input: {
      title: values.Name,
      code: normalisedCode(values.Name),
      ...effect,
      minimum,
      startsAt: time('Start', 'startsAt'),
      endsAt: time('End', 'endsAt'),
      usageLimit,
      customerLimit: isYes(values['Applies Once Per Customer']) ? 1 : null,
      combines,
      isEnabled: isOn && missing.length === 0,
    },
    remarks: [...missing, ...(remark ? [remark] : [])],
  };
}

type Values = DiscountRow['values'];

/** Null for free units and discounts of apps, of which the file only has the name. */
function effectOf(
  { Type: type, Value: value, 'Value Type': valueType }: Values,
  currency: string,
): Pick<PromotionInput, 'kind' | 'percent' | 'amount'> | null {
  if (/^free shipping/i.test(type)) return { kind: 'FREE_DELIVERY' };
  if (!/^amount off/i.test(type)) return null;
  const decimal = readAmount(value.replace(/^-/, '')) ?? NaN;
  if (valueType === 'percentage') return { kind: 'PERCENT', percent: decimal };
  return valueType === 'fixed_amount'
    ? { kind: 'AMOUNT', amount: fromDecimal(decimal, currency) ?? NaN }
    : null;
}

/** Null for none, or if a number may be one of items instead: amounts have decimals. */
function minimumIn(text: string, currency: string): MinorUnits | null {
  const decimal = /[.,]/.test(text) ? readAmount(text) : null;
  return decimal === null ? null : fromDecimal(decimal, currency) || null;
}

function missingConditions(values: Values, minimum: MinorUnits | null): Remark[] {
  const isUnclear =
    minimum === null && !/^(?:none|0+(?:[.,]0+)?)?$/i.test(values['Minimum Purchase Requirements']);
  const isForSome = (customers = '') => !/^(?:all\b.*)?$/i.test(customers);
  const isForProducts = !/^(?:order|shipping)$/i.test(values['Discount Class']);
  const customers = (['Customer Selection', 'Context'] as const).find((column) => isForSome(values[column]));
  return [
    ...(isForProducts
      ? [{ column: 'Discount Class', reason: message('promotionFile.products') } as const]
      : []),
    ...(customers ? [{ column: customers, reason: message('promotionFile.customers') }] : []),
    ...(isUnclear
      ? [{ column: 'Minimum Purchase Requirements', reason: message('promotionFile.minimum') } as const]
      : []),
  ];
}

/** Here, a promotion can be combined with all others or with none. */
function combinationOf(values: Values): { combines: boolean; remark: Remark | null } {
  // Free shipping can't be combined with free shipping.
  const columns = combinationColumns.filter(
    (column) =>
      column !== 'Combines with Shipping Discounts' || !/^shipping$/i.test(values['Discount Class']),
  );
  const [some] = columns.filter((column) => isYes(values[column]));
  const combines = columns.every((column) => isYes(values[column]));
  const isPartly = !combines && some !== undefined;
  return { combines, remark: isPartly ? { column: some, reason: message('promotionFile.combines') } : null };
}

function isYes(text = ''): boolean {
  return !['', '0', 'n', 'no', 'false'].includes(text.toLowerCase());
}
