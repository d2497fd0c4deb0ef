import type { ChosenOption } from '../../../navigation/shop-search.ts';

/** Chooses a value of an option, or takes it back. */
export function toggleOption(options: readonly ChosenOption[], name: string, value: string): ChosenOption[] {
  const before = options.find((option) => option.name === name)?.values ?? [];
  const values = before.includes(value) ? before.filter((other) => other !== value) : [...before, value];
  const others = options.filter((option) => option.name !== name);
  return values.length > 0 ? [...others, { name, values }] : others;
}
