import { message, type Message } from '../messages/message.ts';
import { addressParts } from './address-parts.ts';

export type AddressPart = 'CITY' | 'REGION' | 'POSTAL_CODE';

const partsByLetter: Readonly<Record<string, AddressPart>> = { C: 'CITY', S: 'REGION', Z: 'POSTAL_CODE' };

/* Where English calls these parts something else than “province” and “postal code”. */
const regionNames = {
  STATE: 'AS AU BR FM IN MH MP MX MY NG PW UM US VE VI',
  COUNTY: 'GB IE TW',
  PREFECTURE: 'JP',
  EMIRATE: 'AE',
  PARISH: 'BB JM',
  ISLAND: 'BS CV KI KN KY PF SC TV',
  DEPARTMENT: 'CO NI',
  AREA: 'HK',
  DISTRICT: 'NR',
} as const;
const postalCodeNames = {
  ZIP_CODE: 'AS FM GU MH MP PH PR PW UM US VI',
  POSTCODE: 'AU GB GG IM JE NZ',
  EIRCODE: 'IE',
  PIN_CODE: 'IN',
} as const;

export type AddressPartName =
  'CITY' | 'PROVINCE' | 'POSTAL_CODE' | keyof typeof regionNames | keyof typeof postalCodeNames;

export interface AddressForm {
  countryCode: string;
  parts: { part: AddressPart; name: AddressPartName; isRequired: boolean; example: string | null }[];
}

/** The parts of an address that differ between countries; `needsRegion` if prices depend on the region. */
export function addressFormOf(countryCode: string, needsRegion: boolean): AddressForm {
  const [order, required = '', , example = null] = partsOf(countryCode) ?? ['C'];
  // Lists of regions are only of countries whose addresses have one.
  const letters = needsRegion && !order.includes('S') ? `${order}S` : order;
  return {
    countryCode,
    parts: [...letters].flatMap((letter) => {
      const part = partsByLetter[letter];
      if (!part) return [];
      const isRequired = letter === 'C' || required.includes(letter) || (letter === 'S' && needsRegion);
      const name = nameOf(part, countryCode);
      return [{ part, name, isRequired, example: part === 'POSTAL_CODE' ? example : null }];
    }),
  };
}

/**
 * Why a postal code is none of its country; null if it is, or if there is no code or no rule. An address
 * without a country may be one of any: the shop's own may never have been set.
 */
export function postalCodeProblem({
  countryCode,
  postalCode,
}: {
  countryCode?: string | null;
  postalCode?: string | null;
}): Message | null {
  const [, , pattern, example] = partsOf(countryCode ?? '') ?? [];
  if (!pattern || !postalCode) return null;
  const code = postalCode.normalize('NFKC').replaceAll(/[\s〒.\p{Dash}]/gu, '');
  // Many write the country before it, L-1009, and leave it out where it belongs there.
  const own = withoutSeparators(pattern).replace(new RegExp(`^${countryCode}`), '');
  const isPossible = code === '' || new RegExp(`^(?:[A-Z]{1,2})?(?:${own})$`, 'i').test(code);
  return isPossible ? null : message('postalCode.invalid', { example: example ?? '' });
}

/** A pattern without its spaces and dashes, which people write or leave out as they like. */
function withoutSeparators(pattern: string): string {
  return pattern.replaceAll(/\[(?:\\.|[^\]])*\]\??|\\.|[ -]\??/g, (token) =>
    /^(?:\[[ \\-]+\]|[ -])\??$/.test(token) ? '' : token,
  );
}

function partsOf(countryCode: string) {
  return Object.hasOwn(addressParts, countryCode) ? addressParts[countryCode] : undefined;
}

function nameOf(part: AddressPart, countryCode: string): AddressPartName {
  if (part === 'CITY') return 'CITY';
  const names = Object.entries(part === 'REGION' ? regionNames : postalCodeNames);
  const special = names.find(([, countries]) => countries.split(' ').includes(countryCode));
  return (special?.[0] as AddressPartName | undefined) ?? (part === 'REGION' ? 'PROVINCE' : 'POSTAL_CODE');
}
