import { t } from '@lingui/core/macro';
import { parseMoney } from '../../../../forms/money-input.ts';
import type { PriceChangeInput, RegularPriceChange, StockChangeInput } from '../../../../gql/graphql.ts';

/** The values of the bulk price form. */
export interface PriceRuleValues {
  rule: 'LOWER_PERCENT' | 'LOWER_AMOUNT' | 'RAISE_PERCENT' | 'RAISE_AMOUNT';
  value: string;
  regularPrice: RegularPriceChange;
}

/** The values of the bulk stock form. */
export interface StockRuleValues {
  mode: 'SET' | 'ADD' | 'TAKE';
  units: string;
}

const MAX_LOWER = 99;
const MAX_RAISE = 1000;
/** In minor units. */
const MAX_PRICE = 100_000_000;
const MAX_STOCK = 1_000_000;

type Verdict = true | string;

/** Whether the rule lowers prices. */
export function isLower({ rule }: Pick<PriceRuleValues, 'rule'>): boolean {
  return rule === 'LOWER_PERCENT' || rule === 'LOWER_AMOUNT';
}

/** Whether the rule changes prices by a percentage. */
export function isPercent({ rule }: Pick<PriceRuleValues, 'rule'>): boolean {
  return rule === 'LOWER_PERCENT' || rule === 'RAISE_PERCENT';
}

/** Parses a percentage with at most two decimals; null for anything else. */
export function parsePercent(text: string): number | null {
  const trimmed = text.trim().replace(',', '.');
  return /^\d{1,4}(\.\d{1,2})?$/u.test(trimmed) ? Number(trimmed) : null;
}

/** The validation rules of the two forms, for react-hook-form's `validate`; the server checks the same. */
export const bulkRules = {
  price: ({ rule, value }: PriceRuleValues, currency: string): Verdict => {
    if (isPercent({ rule })) {
      const max = isLower({ rule }) ? MAX_LOWER : MAX_RAISE;
      const percent = parsePercent(value);
      return (percent !== null && percent > 0 && percent <= max) || t`Please enter a percentage up to ${max}`;
    }
    const amount = parseMoney(value, currency);
    return (amount !== null && amount > 0 && amount <= MAX_PRICE) || t`Please enter an amount greater than 0`;
  },
  stock: ({ mode, units }: StockRuleValues): Verdict => {
    const count = /^\d{1,7}$/u.test(units.trim()) ? Number(units) : -1;
    if (mode === 'SET')
      return (count >= 0 && count <= MAX_STOCK) || t`Please enter a whole number from 0 to 1,000,000`;
    return (count > 0 && count <= MAX_STOCK) || t`Please enter a whole number from 1 to 1,000,000`;
  },
} as const;

/** The price change of a valid form. */
export function toPriceChange(values: PriceRuleValues, currency: string): PriceChangeInput {
  const sign = isLower(values) ? -1 : 1;
  // The current price can only be the former price if prices are lowered.
  const isImpossible = !isLower(values) && values.regularPrice === 'FORMER_PRICE';
  const regularPrice = isImpossible ? 'KEEP' : values.regularPrice;
  return isPercent(values)
    ? { percent: sign * (parsePercent(values.value) ?? 0), regularPrice }
    : { amount: sign * (parseMoney(values.value, currency) ?? 0), regularPrice };
}

/** The stock change of a valid form. */
export function toStockChange({ mode, units }: StockRuleValues): StockChangeInput {
  const count = Number(units);
  return mode === 'SET' ? { set: count } : { by: mode === 'ADD' ? count : -count };
}
