import { countryCodes } from './countries.ts';

/* Creating the names costs a hundred times more than reading one. */
const names = new Map<string, Intl.DisplayNames>();

/** A country's name in a language (BCP 47); `code` is ISO 3166-1 alpha-2. */
export function countryName(code: string, locale: string): string {
  return namesIn(locale).of(code) ?? code;
}

/** The code of a country from a typed name or code; null when unknown. */
export function countryCodeOf(text: string, locale: string): string | null {
  const normalized = text.trim().toLowerCase();
  return (
    countryCodes.find(
      (code) => code.toLowerCase() === normalized || countryName(code, locale).toLowerCase() === normalized,
    ) ?? null
  );
}

function namesIn(locale: string): Intl.DisplayNames {
  const made = names.get(locale);
  if (made) return made;
  const created = new Intl.DisplayNames([locale], { type: 'region' });
  names.set(locale, created);
  return created;
}
