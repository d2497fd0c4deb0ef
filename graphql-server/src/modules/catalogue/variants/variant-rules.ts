/** The fields of a combination with its options, in order. */
export const optionKeys = ['colour', 'size', 'other'] as const;

/** The options of a variant; null where the product has none to choose from. */
export interface Combination {
  colour: string | null;
  size: string | null;
  other: string | null;
}

/** The options of a product; an empty list means there is nothing to choose. */
export interface VariantOptions {
  colours: readonly string[];
  sizes: readonly string[];
  others: readonly string[];
}

/**
 * All combinations of the options, in order: first all sizes of the first color. A product without options
 * has one.
 */
export function combinationsOf({ colours, sizes, others }: VariantOptions): Combination[] {
  const orNone = (names: readonly string[]) => (names.length > 0 ? names : [null]);
  return orNone(colours).flatMap((colour) =>
    orNone(sizes).flatMap((size) => orNone(others).map((other) => ({ colour, size, other }))),
  );
}

/** Returns only the options. */
export function combinationIn({ colour, size, other }: LooseCombination): Combination {
  return { colour: colour ?? null, size: size ?? null, other: other ?? null };
}

/** The chosen values as text: "Navy, M"; empty for a product without options. */
export function optionWords({ colour, size, other }: LooseCombination): string {
  return [colour, size, other].filter(Boolean).join(', ');
}

/**
 * The combinations that a product offers after its options change: the ones it offered, and all with a new
 * option. A combination that was left out stays out, unless no other is left.
 */
export function combinationsAfter(
  options: VariantOptions,
  before: { options: VariantOptions; offered: readonly LooseCombination[] },
): Combination[] {
  const possible = combinationsOf(options);
  const formerCombinations = combinationsOf(before.options);
  const isIn = (list: readonly LooseCombination[], combination: Combination) =>
    list.some((other) => isSameCombination(other, combination));
  const offered = possible.filter((each) => isIn(before.offered, each) || !isIn(formerCombinations, each));
  return offered.length > 0 ? offered : possible;
}

/** A combination as loaded by the ORM, where null and undefined both mean no option. */
export type LooseCombination = { [Option in keyof Combination]?: string | null | undefined };

/** Whether two variants of one product have the same options. */
export function isSameCombination(one: LooseCombination, other: LooseCombination): boolean {
  return optionKeys.every((option) => (one[option] ?? null) === (other[option] ?? null));
}

/**
 * Finds the existing variant for each requested one; undefined for a new one. Variants are matched by their
 * options, including ones that are no longer offered. New options with the id of an existing variant rename
 * it, unless another requested one matches it already.
 */
export function matchVariants<Variant extends LooseCombination & { id: string }>(
  requested: readonly (LooseCombination & { id?: string | null | undefined })[],
  existing: readonly Variant[],
): (Variant | undefined)[] {
  const matched = requested.map((each) => existing.find((variant) => isSameCombination(variant, each)));
  for (const [index, { id }] of requested.entries()) {
    const renamed = existing.find((variant) => variant.id === id);
    if (!matched[index] && renamed && !matched.includes(renamed)) matched[index] = renamed;
  }
  return matched;
}

/**
 * Distributes a product's stock among its variants, for callers that only know the sum. `now` is the stock of
 * each variant, null for a new one. Additional units are split equally among new variants, or in proportion
 * among all if there are none. Missing units are removed in proportion, so that a sold-out size stays sold
 * out. The result adds up to `total`.
 */
export function shareStock(now: readonly (number | null)[], total: number): number[] {
  const currentTotal = now.reduce<number>((sum, stock) => sum + (stock ?? 0), 0);
  const isShared = total > currentTotal && now.includes(null);
  const rest = isShared ? total - currentTotal : total;
  const weights = now.map((stock) => (isShared ? Number(stock === null) : (stock ?? 0)));
  const shares = inProportion(weights, rest);
  return isShared ? now.map((stock, index) => stock ?? shares[index] ?? 0) : shares;
}

/** Integers in proportion to the weights that add up to `total`; the largest remainders are rounded up. */
function inProportion(weights: readonly number[], total: number): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (sum > 0 ? (total * weight) / sum : total / weights.length));
  const shares = exact.map(Math.floor);
  const left = total - shares.reduce((all, share) => all + share, 0);
  const byRemainder = exact.map((value, index) => [value - Math.floor(value), index] as const);
  for (const [, index] of byRemainder.sort((one, other) => other[0] - one[0]).slice(0, left)) {
    shares[index] = (shares[index] ?? 0) + 1;
  }
  return shares;
}
