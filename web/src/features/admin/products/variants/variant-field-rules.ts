import { t } from '@lingui/core/macro';
import { fieldRules } from '../../../../forms/field-rules.ts';
import { productFieldRules } from '../form/product-field-rules.ts';
import { areOfOneKind, parseMeasure } from './measure-text.ts';
import { MAX_VARIANTS, type VariantValue } from './variant-values.ts';

const MAX_CODE = 64;
/** In grams. */
const MAX_WEIGHT = 1_000_000;
const MAX_LEAD_TIME_DAYS = 365;

type Verdict = true | string;

/**
 * The validation rules of a variant's fields, for react-hook-form's `validate`; the server checks the same.
 */
export const variantFieldRules = {
  /** Empty to use the product's price. */
  price: (text: string, currency: string): Verdict =>
    text.trim() === '' || productFieldRules.price(text, currency),
  regularPrice: (text: string, salePrice: string, currency: string): Verdict => {
    if (text.trim() !== '' && salePrice.trim() === '') return t`Please enter a price as well`;
    return productFieldRules.regularPrice(text, salePrice, currency);
  },
  /** Empty if it is not tracked. */
  stock: (text: string): Verdict => text.trim() === '' || productFieldRules.stock(text),
  sku: (text: string, all: readonly string[]): Verdict => {
    const alike = all.filter((sku) => sku.trim() === text.trim());
    if (text.trim() !== '' && alike.length > 1) return t`Each SKU can belong to only one variant`;
    return fieldRules.atMost(MAX_CODE)(text);
  },
  barcode: (text: string): Verdict => fieldRules.atMost(MAX_CODE)(text),
  weight: (text: string): Verdict =>
    text.trim() === '' ||
    (/^[1-9]\d{0,6}$/u.test(text.trim()) && Number(text) <= MAX_WEIGHT) ||
    t`Please enter whole grams, up to 1,000,000`,
  leadTimeDays: (text: string): Verdict =>
    text.trim() === '' ||
    (/^[1-9]\d{0,2}$/u.test(text.trim()) && Number(text) <= MAX_LEAD_TIME_DAYS) ||
    t`Please enter whole days, up to 365`,
  quantityStep: (text: string): Verdict => quantityVerdict(text),
  minimumQuantity: (text: string, { quantityStep }: VariantValue): Verdict =>
    multipleVerdict(text, quantityStep),
  maximumQuantity: (text: string, { quantityStep, minimumQuantity }: VariantValue): Verdict => {
    const verdict = multipleVerdict(text, quantityStep);
    const isBelow = text.trim() !== '' && Number(text) < Number(minimumQuantity);
    return verdict === true && isBelow ? t`Please enter at least the minimum quantity` : verdict;
  },
  unitMeasure: (text: string): Verdict => measureVerdict(text),
  unitPriceBase: (text: string, { unitMeasure }: VariantValue): Verdict => {
    const [base, contents] = [parseMeasure(text), parseMeasure(unitMeasure)];
    const isOther = base && !(contents && areOfOneKind(base, contents));
    return isOther ? t`Please enter an amount of the same kind as the contents` : measureVerdict(text);
  },
} as const;

/** Empty if it is not stated. */
function measureVerdict(text: string): Verdict {
  return (
    text.trim() === '' ||
    parseMeasure(text) !== null ||
    t`Please enter an amount of mg, g, kg, ml, cl, l, m3, mm, cm, m, m2 or pieces, such as 750 ml`
  );
}

/** Empty for no rule. */
function quantityVerdict(text: string): Verdict {
  return (
    text.trim() === '' || /^[1-9]\d{0,2}$/u.test(text.trim()) || t`Please enter a whole number, up to 999`
  );
}

function multipleVerdict(text: string, step: string): Verdict {
  const verdict = quantityVerdict(text);
  const isMultiple = quantityVerdict(step) !== true || Number(text) % (Number(step) || 1) === 0;
  return verdict === true && !isMultiple ? t`Please enter a multiple of the quantity step` : verdict;
}

/** The error message for options that make too many variants. */
export function tooManyVariants(count: number): string {
  return t`These options make ${count} variants; a product can have at most ${MAX_VARIANTS}. Please remove some values.`;
}
