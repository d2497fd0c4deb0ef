import { i18n } from '../i18n/i18n.ts';

/* Creating an instance costs a hundred times more than using it. */
const names = new Map<string, Intl.DisplayNames>();

/** A country's name in the current locale; `code` is ISO 3166-1 alpha-2. */
export function countryName(code: string): string {
  const { locale } = i18n;
  const made = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  names.set(locale, made);
  return made.of(code) ?? code;
}

/** Countries sorted by name. */
export function sortedCountries(codes: readonly string[]): { code: string; name: string }[] {
  return codes
    .map((code) => ({ code, name: countryName(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, i18n.locale));
}
