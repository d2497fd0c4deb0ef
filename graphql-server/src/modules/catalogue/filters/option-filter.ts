/** Values of an option other than color and size; any of them matches. */
export interface OptionFilter {
  name: string;
  values: readonly string[];
}

/** An option's name and value as `named_others` stores them: no text of products has this character. */
export const BETWEEN = '\u001f';

/** What the names of an option's values begin with. */
export const optionPrefix = (name: string) => name + BETWEEN;

/** Splits a value of `named_others`. */
export function readNamedOption(named: string): { name: string; value: string } {
  const [name = '', value = ''] = named.split(BETWEEN);
  return { name, value };
}
