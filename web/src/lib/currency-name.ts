import { i18n } from '../i18n/i18n.ts';

/** Currencies sorted by their names in the current locale; `codes` are ISO 4217. */
export function sortedCurrencies(codes: readonly string[]): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([i18n.locale], { type: 'currency' });
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, i18n.locale));
}
