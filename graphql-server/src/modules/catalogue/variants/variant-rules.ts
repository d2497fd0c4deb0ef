/** The stock of a variant whose stock is not tracked: more than anybody can order. */
export const UNTRACKED_STOCK = 1_000_000;

/**
 * A variant's stock after units came or went. Units sold beyond the stock wait for what comes, which
 * therefore serves them first.
 */
export function stockAfter(
  { stock, backordered }: { stock: number; backordered: number },
  units: number,
): { stock: number; backordered: number } {
  const balance = stock - backordered + units;
  return { stock: Math.max(0, balance), backordered: Math.max(0, -balance) };
}

/**
 * How many units of each line are beyond the stock, if so many of each variant are. Lines with the same
 * variant take what is in stock in their order.
 */
export function backorderedOf(
  lines: readonly { variantId: string; quantity: number }[],
  beyond: ReadonlyMap<string, number>,
): number[] {
  const left = new Map(beyond);
  return lines
    .toReversed()
    .map(({ variantId, quantity }) => {
      const units = Math.min(quantity, left.get(variantId) ?? 0);
      left.set(variantId, (left.get(variantId) ?? 0) - units);
      return units;
    })
    .toReversed();
}

/** The options of a variant; null where the product has none to choose from. */
export interface Combination {
  colour: string | null;
  size: string | null;
  /** One value of each other option, in the product's order. */
  others: string[];
}

/** The options of a product; an empty list means there is nothing to choose. */
export interface VariantOptions {
  colours: readonly string[];
  sizes: readonly string[];
  /** The values of each other option. */
  others: readonly (readonly string[])[];
}

/**
 * All combinations of the options, in order: first all sizes of the first color. A product without options
 * has one.
 */
export function combinationsOf({ colours, sizes, others }: VariantOptions): Combination[] {
  const orNone = (names: readonly string[]) => (names.length > 0 ? names : [null]);
  const ofOthers = others.reduce<string[][]>(
    (all, values) => all.flatMap((before) => values.map((value) => [...before, value])),
    [[]],
  );
  return orNone(colours).flatMap((colour) =>
    orNone(sizes).flatMap((size) => ofOthers.map((chosen) => ({ colour, size, others: chosen }))),
  );
}

/** How many combinations the options make. */
export function countCombinations({ colours, sizes, others }: VariantOptions): number {
  return [colours, sizes, ...others].reduce((count, values) => count * Math.max(1, values.length), 1);
}

/** Whether a combination has one value of each option. */
export function isPossible(
  { colours, sizes, others }: VariantOptions,
  combination: LooseCombination,
): boolean {
  const isOneOf = (values: readonly string[], value: string | null | undefined) =>
    values.length === 0 ? (value ?? null) === null : value != null && values.includes(value);
  const chosen = combination.others ?? [];
  return (
    isOneOf(colours, combination.colour) &&
    isOneOf(sizes, combination.size) &&
    chosen.length === others.length &&
    others.every((values, index) => isOneOf(values, chosen[index]))
  );
}

/** Compares two possible combinations by the order of the options' values. */
export function compareCombinations({ colours, sizes, others }: VariantOptions) {
  const positionsOf = ({ colour, size, others: chosen }: LooseCombination) => [
    colours.indexOf(colour ?? ''),
    sizes.indexOf(size ?? ''),
    ...others.map((values, index) => values.indexOf(chosen?.[index] ?? '')),
  ];
  return (one: LooseCombination, other: LooseCombination): number => {
    const after = positionsOf(other);
    return positionsOf(one).reduce((order, position, index) => order || position - (after[index] ?? 0), 0);
  };
}

/** Returns only the options. */
export function combinationIn({ colour, size, others }: LooseCombination): Combination {
  return { colour: colour ?? null, size: size ?? null, others: [...(others ?? [])] };
}

/** The chosen values as text: "Navy, M"; empty for a product without options. */
export function optionWords({ colour, size, others }: LooseCombination): string {
  return [colour, size, ...(others ?? [])].filter(Boolean).join(', ');
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
  const wasOffered = (combination: Combination) =>
    before.offered.some((other) => isSameCombination(other, combination));
  const offered = possible.filter((each) => wasOffered(each) || !isPossible(before.options, each));
  return offered.length > 0 ? offered : possible;
}

/** A combination as loaded by the ORM, where null and undefined both mean no option. */
export interface LooseCombination {
  colour?: string | null | undefined;
  size?: string | null | undefined;
  others?: readonly string[] | null | undefined;
}

/** Whether two variants of one product have the same options. */
export function isSameCombination(one: LooseCombination, other: LooseCombination): boolean {
  const [others, otherOthers] = [one.others ?? [], other.others ?? []];
  return (
    (one.colour ?? null) === (other.colour ?? null) &&
    (one.size ?? null) === (other.size ?? null) &&
    others.length === otherOthers.length &&
    others.every((value, index) => value === otherOthers[index])
  );
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
