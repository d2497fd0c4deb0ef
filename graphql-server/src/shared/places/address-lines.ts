import { formatAddress } from 'localized-address-format';
import { countryName } from './country-name.ts';
import { regionCode } from './regions.ts';

/** An address as it was entered; what is empty or missing was not given. */
export interface PostalAddress {
  firstName: string;
  lastName?: string | null | undefined;
  company: string | null;
  streetAddress: string;
  apartment?: string | null | undefined;
  city: string;
  region?: string | null | undefined;
  postalCode?: string | null | undefined;
  /** ISO 3166-1 alpha-2; not given means the shop's own country, unless there is a name. */
  countryCode?: string | null | undefined;
  /** The name of a country whose code is not known. */
  country?: string | null | undefined;
}

/**
 * The lines of an address as on an envelope, in the format of its country; that is the last line if it is not
 * the shop's own. `locale` is the language of its name (BCP 47).
 */
export function addressLines(address: PostalAddress, shopCountryCode: string, locale: string): string[] {
  const { firstName, lastName, company, streetAddress, apartment, city, region, countryCode } = address;
  const postalCountry = countryCode ?? shopCountryCode;
  // East Asian formats start with the largest place if they are not written in Latin letters.
  const isEastAsian = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(streetAddress + city);
  const script = isEastAsian ? 'local' : 'latin';
  const place = {
    postalCountry,
    locality: city,
    administrativeArea: region ? (regionCode(postalCountry, region) ?? region) : '',
    postalCode: withoutPrefix(address.postalCode ?? '', postalCountry),
  };
  // Some formats have no city, as in Japan, or no postal code; what was entered is printed nevertheless.
  const placeLines = formatAddress(place, script).map((line) => line.toLowerCase());
  const others = [place.locality, place.postalCode]
    .filter((part) => part && !placeLines.some((line) => line.includes(part.toLowerCase())))
    .join(' ');
  const street = [streetAddress, apartment ?? ''];
  const lines = formatAddress(
    {
      ...place,
      name: [firstName, lastName].filter(Boolean).join(' '),
      organization: company ?? '',
      // One text, because the format may put something after its last line: "Shibuya-ku, Tokyo".
      addressLines: [(isEastAsian ? [others, ...street] : [...street, others]).filter(Boolean).join('\n')],
    },
    script,
  ).flatMap((line) => line.split('\n'));
  const country = countryCode ? countryName(countryCode, locale) : address.country;
  return [...new Set([...lines, ...(country && countryCode !== shopCountryCode ? [country] : [])])];
}

/** The postal code without what its country's format puts before it: L-1009 in Luxembourg. */
function withoutPrefix(postalCode: string, postalCountry: string): string {
  const line = formatAddress({ postalCountry, postalCode: '#' }).find((text) => text.includes('#'));
  const prefix = line?.split('#')[0] ?? '';
  return postalCode.startsWith(prefix) ? postalCode.slice(prefix.length) : postalCode;
}
