/** Where a combination has its options, in their order. */
export const optionKeys = ['colour', 'size', 'other'] as const;

/** The options that a variant stands for; null where the product has none to choose from. */
export interface Combination {
  colour: string | null;
  size: string | null;
  other: string | null;
}

/** The options to choose from; an empty list means there is nothing to choose. */
export interface VariantOptions {
  colours: readonly string[];
  sizes: readonly string[];
  others: readonly string[];
}

/**
 * Every combination of the options, in their order: all sizes of the first colour first. One for a normal
 * product.
 */
export function combinationsOf({ colours, sizes, others }: VariantOptions): Combination[] {
  const orNone = (names: readonly string[]) => (names.length > 0 ? names : [null]);
  return orNone(colours).flatMap((colour) =>
    orNone(sizes).flatMap((size) => orNone(others).map((other) => ({ colour, size, other }))),
  );
}

/** The options alone of what names a variant by them. */
export function combinationIn({ colour, size, other }: LooseCombination): Combination {
  return { colour: colour ?? null, size: size ?? null, other: other ?? null };
}

/** The chosen values as words: "Navy, M"; empty for a normal product. */
export function optionWords({ colour, size, other }: LooseCombination): string {
  return [colour, size, other].filter(Boolean).join(', ');
}

/**
 * The combinations that a product offers after a change of its options: those that it offered, and all with a
 * new option. One that was left out stays out, unless nothing else is left.
 */
export function combinationsAfter(
  options: VariantOptions,
  before: { options: VariantOptions; offered: readonly LooseCombination[] },
): Combination[] {
  const possible = combinationsOf(options);
  const known = combinationsOf(before.options);
  const isIn = (list: readonly LooseCombination[], combination: Combination) =>
    list.some((other) => isSameCombination(other, combination));
  const offered = possible.filter((each) => isIn(before.offered, each) || !isIn(known, each));
  return offered.length > 0 ? offered : possible;
}

/** A combination as the ORM has it, for which no option is null or undefined. */
export type LooseCombination = { [Option in keyof Combination]?: string | null | undefined };

/** Whether two variants of one product stand for the same options. */
export function isSameCombination(one: LooseCombination, other: LooseCombination): boolean {
  return optionKeys.every((option) => (one[option] ?? null) === (other[option] ?? null));
}

/**
 * Which of a product's variants each wanted one is; undefined for a new one. Its options tell, also of one
 * that is no longer offered. One of options that there were not is the variant whose id it has, renamed,
 * unless another wanted one is that already.
 */
export function matchVariants<Variant extends LooseCombination & { id: string }>(
  wanted: readonly (LooseCombination & { id?: string | null | undefined })[],
  known: readonly Variant[],
): (Variant | undefined)[] {
  const matched = wanted.map((each) => known.find((variant) => isSameCombination(variant, each)));
  for (const [index, { id }] of wanted.entries()) {
    const renamed = known.find((variant) => variant.id === id);
    if (!matched[index] && renamed && !matched.includes(renamed)) matched[index] = renamed;
  }
  return matched;
}

/**
 * Shares a product's stock among its variants, for callers that know only the sum. `now` is what each has,
 * null for a new one. What is more than now goes to the new ones in equal parts, or, without any, to all in
 * proportion; what is less is taken from all in proportion, so that a size that is sold out stays so. The
 * result adds up to `total`.
 */
export function shareStock(now: readonly (number | null)[], total: number): number[] {
  const known = now.reduce<number>((sum, stock) => sum + (stock ?? 0), 0);
  const isShared = total > known && now.includes(null);
  const rest = isShared ? total - known : total;
  const weights = now.map((stock) => (isShared ? Number(stock === null) : (stock ?? 0)));
  const shares = inProportion(weights, rest);
  return isShared ? now.map((stock, index) => stock ?? shares[index] ?? 0) : shares;
}

/**
 * Whole numbers in proportion to the weights that add up to `total`: the largest remainders are rounded up.
 */
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
