import { t } from '@lingui/core/macro';

/** The selected options of a product; null if it lacks the option, or nothing is selected yet. */
export interface ChosenOptions {
  colour: string | null;
  size: string | null;
  /** A value of each of the product's `otherOptions`, in their order; empty where nothing is selected yet. */
  others: string[];
}

/** Identifies an option of a product: by its index if it is one of its `otherOptions`. */
export type OptionKey = 'colour' | 'size' | number;

/** Options as in GraphQL, where a missing one is null or undefined. */
export type LooseOptions = { [Option in keyof ChosenOptions]?: ChosenOptions[Option] | null };

/** Picks the options from a larger object, such as a line. */
export function optionsOf({ colour, size, others }: LooseOptions): ChosenOptions {
  return { colour: colour ?? null, size: size ?? null, others: others ?? [] };
}

/** Whether two lines or variants of a product have the same options. */
export function haveSameOptions(one: LooseOptions, other: LooseOptions): boolean {
  return JSON.stringify(optionsOf(one)) === JSON.stringify(optionsOf(other));
}

/** Whether two lines of a product have the same options and custom fields. */
export function isSameLine(one: LooseLine, other: LooseLine): boolean {
  return haveSameOptions(one, other) && fieldsText(one) === fieldsText(other);
}

/** A line of a cart as in GraphQL. */
export interface LooseLine extends LooseOptions {
  fields?: readonly { key: string; values: readonly string[] }[] | null;
}

const fieldsText = ({ fields }: LooseLine) =>
  JSON.stringify((fields ?? []).map(({ key, values }) => [key, values]));

/** The selected values, in page order. */
export function chosenValues({ colour, size, others }: LooseOptions): string[] {
  return [colour, size, ...(others ?? [])].flatMap((value) => value || []);
}

/** Formats a line's options: "Colour: Navy, Size: M"; empty for a product without options. */
export function optionLabel({ colour, size, others }: LooseOptions): string {
  return chosenValues({
    colour: colour && t`Colour: ${colour}`,
    size: size && t`Size: ${size}`,
    others: others ?? [],
  }).join(', ');
}

/** A product's options. */
export interface WithOptions {
  colours: readonly { name: string }[];
  sizes: readonly string[];
  otherOptions?: readonly { values: readonly string[] }[];
}

/** The options to choose from, in page order, with their values. */
export function optionsToChoose({
  colours,
  sizes,
  otherOptions = [],
}: WithOptions): (readonly [OptionKey, readonly string[]])[] {
  const options = [
    ['colour', colours.map(({ name }) => name)] as const,
    ['size', sizes] as const,
    ...otherOptions.map(({ values }, index) => [index, values] as const),
  ];
  return options.filter(([, values]) => values.length > 0);
}

/** The selected value of an option; null if nothing is selected. */
export function valueOf({ colour, size, others }: LooseOptions, option: OptionKey): string | null {
  if (typeof option === 'number') return others?.[option] || null;
  return (option === 'colour' ? colour : size) ?? null;
}

/** The same options with another value of one. */
export function withValue(options: ChosenOptions, option: OptionKey, value: string): ChosenOptions {
  if (typeof option !== 'number') return { ...options, [option]: value };
  const length = Math.max(options.others.length, option + 1);
  const others = Array.from({ length }, (_, index) => options.others[index] ?? '');
  return { ...options, others: others.with(option, value) };
}

export function hasOptions(product: WithOptions): boolean {
  return optionsToChoose(product).length > 0;
}
