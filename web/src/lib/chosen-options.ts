import { t } from '@lingui/core/macro';

/** The selected options of a product; null if it lacks the option, or nothing is selected yet. */
export interface ChosenOptions {
  colour: string | null;
  size: string | null;
  /** The value of the product's `otherOption`. */
  other: string | null;
}

export type OptionKind = keyof ChosenOptions;

/** The kinds of options in page order. */
export const optionKinds = ['colour', 'size', 'other'] as const satisfies readonly OptionKind[];

/** Options as in GraphQL, where a missing one is null or undefined. */
export type LooseOptions = { [Kind in OptionKind]?: string | null };

/** Picks the options from a larger object, such as a line. */
export function optionsOf({ colour, size, other }: LooseOptions): ChosenOptions {
  return { colour: colour ?? null, size: size ?? null, other: other ?? null };
}

/** Whether two lines or variants of a product have the same options. */
export function haveSameOptions(one: LooseOptions, other: LooseOptions): boolean {
  return optionKinds.every((kind) => (one[kind] ?? null) === (other[kind] ?? null));
}

/** Formats a line's options: "Colour: Navy, Size: M"; empty for a product without options. */
export function optionLabel({ colour, size, other }: LooseOptions): string {
  return [colour && t`Colour: ${colour}`, size && t`Size: ${size}`, other].filter(Boolean).join(', ');
}

/** A product's options. */
export interface WithOptions {
  colours: readonly { name: string }[];
  sizes: readonly string[];
  otherOption?: { values: readonly string[] } | null;
}

/** The values of each kind of option; empty if the product lacks it. */
export function optionValuesOf({
  colours,
  sizes,
  otherOption,
}: WithOptions): Record<OptionKind, readonly string[]> {
  return { colour: colours.map(({ name }) => name), size: sizes, other: otherOption?.values ?? [] };
}

export function hasOptions(product: WithOptions): boolean {
  return Object.values(optionValuesOf(product)).some((values) => values.length > 0);
}
