import { t } from '@lingui/core/macro';

/** What was chosen of a product's options; null where it has none, or nothing is chosen yet. */
export interface ChosenOptions {
  colour: string | null;
  size: string | null;
  /** Of the product's `otherOption`. */
  other: string | null;
}

export type OptionKind = keyof ChosenOptions;

/** The kinds of options in the order of the page. */
export const optionKinds = ['colour', 'size', 'other'] as const satisfies readonly OptionKind[];

/** Options as GraphQL has them, where none is null or missing. */
export type LooseOptions = { [Kind in OptionKind]?: string | null };

/** The options alone of what is more than that, such as a line. */
export function optionsOf({ colour, size, other }: LooseOptions): ChosenOptions {
  return { colour: colour ?? null, size: size ?? null, other: other ?? null };
}

/** Whether two lines or variants of one product are in the same options. */
export function haveSameOptions(one: LooseOptions, other: LooseOptions): boolean {
  return optionKinds.every((kind) => (one[kind] ?? null) === (other[kind] ?? null));
}

/** A line's options in words: "Colour: Navy, Size: M"; empty for a product without options. */
export function optionLabel({ colour, size, other }: LooseOptions): string {
  return [colour && t`Colour: ${colour}`, size && t`Size: ${size}`, other].filter(Boolean).join(', ');
}

/** A product's options as far as it has them. */
export interface WithOptions {
  colours: readonly { name: string }[];
  sizes: readonly string[];
  otherOption?: { values: readonly string[] } | null;
}

/** What there is to choose of each kind; an empty list: nothing. */
export function optionValuesOf({
  colours,
  sizes,
  otherOption,
}: WithOptions): Record<OptionKind, readonly string[]> {
  return { colour: colours.map(({ name }) => name), size: sizes, other: otherOption?.values ?? [] };
}

/** Whether there is anything to choose of a product. */
export function hasOptions(product: WithOptions): boolean {
  return Object.values(optionValuesOf(product)).some((values) => values.length > 0);
}
