import { type LooseOptions, type OptionKey, optionsOf, valueOf } from './chosen-options.ts';

/** The name of an option in a URL's query and in the form. */
export function optionName(option: OptionKey): string {
  if (typeof option !== 'number') return option;
  return option === 0 ? 'other' : `other${option + 1}`;
}

/** Adds the chosen options to the URL's query, each under its name, so that a link leads to this variant. */
export function withChoice(search: string, loose: LooseOptions): string {
  const choice = optionsOf(loose);
  const params = new URLSearchParams(search);
  for (const option of ['colour', 'size', ...choice.others.keys()] as const) {
    const value = valueOf(choice, option);
    if (value === null) params.delete(optionName(option));
    else params.set(optionName(option), value);
  }
  const text = params.toString();
  return text && `?${text}`;
}
