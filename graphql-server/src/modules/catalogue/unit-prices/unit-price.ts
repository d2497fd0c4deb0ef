import type { MinorUnits } from '../../../shared/money/money.ts';

/**
 * The units in which the contents of a variant can be stated. `size` is in the smallest unit of its kind.
 * Prices refer to one `base`: those of the EU's directive 98/6/EC, article 2(b).
 */
const units = {
  MG: { kind: 'MASS', size: 1n, base: 'KG' },
  G: { kind: 'MASS', size: 1000n, base: 'KG' },
  KG: { kind: 'MASS', size: 1_000_000n, base: 'KG' },
  ML: { kind: 'VOLUME', size: 1n, base: 'L' },
  CL: { kind: 'VOLUME', size: 10n, base: 'L' },
  L: { kind: 'VOLUME', size: 1000n, base: 'L' },
  M3: { kind: 'VOLUME', size: 1_000_000n, base: 'M3' },
  MM: { kind: 'LENGTH', size: 1n, base: 'M' },
  CM: { kind: 'LENGTH', size: 10n, base: 'M' },
  M: { kind: 'LENGTH', size: 1000n, base: 'M' },
  M2: { kind: 'AREA', size: 1n, base: 'M2' },
  PIECE: { kind: 'COUNT', size: 1n, base: 'PIECE' },
} as const;

export type MeasureUnit = keyof typeof units;

export const measureUnits = Object.keys(units) as [MeasureUnit, ...MeasureUnit[]];

/** An amount of at most three decimals, such as 1.5 l. */
export interface UnitMeasure {
  amount: number;
  unit: MeasureUnit;
}

/** What a variant contains, and the measure that its unit price refers to; null for the law's default. */
export interface Contents {
  unitMeasure: UnitMeasure | null;
  unitPriceBase: UnitMeasure | null;
}

/** The price of `per`. */
export interface UnitPrice {
  price: MinorUnits;
  per: UnitMeasure;
}

export const MAX_MEASURE = 1_000_000;

export const isOfSameKind = (one: UnitMeasure, other: UnitMeasure) =>
  units[one.unit].kind === units[other.unit].kind;

/** Whether an amount is greater than 0, not too large, and has at most three decimals. */
export function isMeasurable(amount: number): boolean {
  return amount > 0 && amount <= MAX_MEASURE && Number(amount.toFixed(3)) === amount;
}

/** Other words for units in files. */
const otherWords: Readonly<Record<string, MeasureUnit>> = {
  'm²': 'M2',
  sqm: 'M2',
  'm³': 'M3',
  cbm: 'M3',
  pieces: 'PIECE',
  item: 'PIECE',
  items: 'PIECE',
  ct: 'PIECE',
};

/** A comma before three digits may be one of thousands. */
const MEASURE = /^(\d{1,7})(?:\.(\d{1,3})|,(\d{1,2}))?\s*(\D.*)$/u;

/** Reads a measure such as "750 ml" or "1,5 kg"; null for anything else. */
export function parseMeasure(text: string): UnitMeasure | null {
  const [, whole, decimals, afterComma, word = ''] = MEASURE.exec(text.trim()) ?? [];
  const amount = Number(`${whole}.${decimals ?? afterComma ?? 0}`);
  const unit = otherWords[word.toLowerCase()] ?? measureUnits.find((each) => each === word.toUpperCase());
  return unit && isMeasurable(amount) ? { amount, unit } : null;
}

/** A measure as it is stored, and written to files: "750 ml". */
export function formatMeasure({ amount, unit }: UnitMeasure): string {
  return `${amount} ${unit.toLowerCase()}`;
}

/** The columns of the contents in a row of `product_variants`. */
export const contentsColumns = ['unit_measure', 'unit_price_base'] as const;

export function contentsOfRow(row: Record<(typeof contentsColumns)[number], string | null>): Contents {
  return {
    unitMeasure: row.unit_measure === null ? null : parseMeasure(row.unit_measure),
    unitPriceBase: row.unit_price_base === null ? null : parseMeasure(row.unit_price_base),
  };
}

/**
 * The price of one unit of measurement, to the nearest minor unit, half of one up. Null without contents, for
 * a free item, and for contents so small that the price could not be exact.
 */
export function unitPriceOf({
  salePrice,
  unitMeasure,
  unitPriceBase,
}: Contents & { salePrice: MinorUnits }): UnitPrice | null {
  if (!unitMeasure || salePrice === 0) return null;
  const per = unitPriceBase ?? { amount: 1, unit: units[unitMeasure.unit].base };
  const contained = sizeOf(unitMeasure);
  const price = Number((2n * BigInt(salePrice) * sizeOf(per) + contained) / (2n * contained));
  return Number.isSafeInteger(price) ? { price, per } : null;
}

/** In thousandths of the smallest unit of its kind. */
function sizeOf({ amount, unit }: UnitMeasure): bigint {
  return BigInt(Math.round(amount * 1000)) * units[unit].size;
}

/** The lowest and highest unit price of a product's variants. */
export interface UnitPriceRange {
  lowest: MinorUnits;
  highest: MinorUnits;
  per: UnitMeasure;
}

/** The unit prices of all variants of a product; null if one has none, or refers to another measure. */
export function unitPriceRange(
  variants: readonly (Contents & { salePrice: MinorUnits })[],
): UnitPriceRange | null {
  const all = variants.map(unitPriceOf);
  const [first] = all;
  const prices = all.flatMap((each) =>
    each && first && formatMeasure(each.per) === formatMeasure(first.per) ? [each.price] : [],
  );
  if (!first || prices.length < all.length) return null;
  return { lowest: Math.min(...prices), highest: Math.max(...prices), per: first.per };
}
