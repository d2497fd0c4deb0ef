import { i18n } from '../i18n/i18n.ts';

/* Creating the names costs a hundred times more than reading one. */
const names = new Map<string, Intl.DisplayNames>();

/** What a country is called in the current locale; `code` is that of ISO 3166-1 alpha-2. */
export function countryName(code: string): string {
  const { locale } = i18n;
  const made = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  names.set(locale, made);
  return made.of(code) ?? code;
}

/** Countries in the order of their names. */
export function sortedCountries(codes: readonly string[]): { code: string; name: string }[] {
  return codes
    .map((code) => ({ code, name: countryName(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, i18n.locale));
}

interface Place {
  city: string;
  region?: string | null;
  postalCode?: string | null;
  countryCode?: string | null;
}

/**
 * The lines of an address below its street: town, region and postal code, and the country if one is named.
 */
export function placeLines({ city, region, postalCode, countryCode }: Place): string[] {
  const town = [city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [town, countryCode ? countryName(countryCode) : ''].filter(Boolean);
}
