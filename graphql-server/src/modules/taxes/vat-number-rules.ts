/** The member states of the European Union, as ISO 3166-1 alpha-2 codes. */
export const memberStates: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/**
 * The part after the country's prefix, as the European Commission describes it for VIES. Only VIES knows
 * whether a number was given to somebody.
 */
const formats: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d[A-Z0-9+*]\d{5}[A-Z]|\d{7}[A-W][A-I])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
};

/** A VAT number of the EU: the prefix as VIES wants it, EL for Greece and XI for Northern Ireland. */
export interface VatNumber {
  prefix: string;
  /** The part after the prefix. */
  rest: string;
}

/**
 * Reads a VAT number as people type it: with spaces, dots and dashes, in lower case, or with GR for Greece.
 * @returns null if it is not in the format of its country
 */
export function parseVatNumber(text: string): VatNumber | null {
  const compact = text.replaceAll(/[\s.\-–]/g, '').toUpperCase();
  const typedPrefix = compact.slice(0, 2);
  const prefix = typedPrefix === 'GR' ? 'EL' : typedPrefix;
  const rest = compact.slice(2);
  return formats[prefix]?.test(rest) ? { prefix, rest } : null;
}

/** A VAT number in the form in which it is stored and shown, such as DE123456789. */
export function formatVatNumber({ prefix, rest }: VatNumber): string {
  return prefix + rest;
}

/** The country that a VAT number belongs to; GB for Northern Ireland. */
export function countryOf({ prefix }: VatNumber): string {
  if (prefix === 'EL') return 'GR';
  return prefix === 'XI' ? 'GB' : prefix;
}

/** Whether a country is a member of the European Union. */
export function isMemberState(countryCode: string): boolean {
  return memberStates.has(countryCode);
}

/** Whether a VAT number is valid; UNAVAILABLE if VIES gave no answer. */
export const vatNumberStatuses = ['VALID', 'INVALID', 'UNAVAILABLE'] as const;
export type VatNumberStatus = (typeof vatNumberStatuses)[number];

/** The answer of VIES about a VAT number. */
export interface VatNumberCheck {
  number: string;
  status: VatNumberStatus;
  checkedAt: Date;
  /** The name of the business, if its country publishes it. */
  name: string | null;
  /** Proves that the shop has asked; null unless the number is valid. */
  consultationNumber: string | null;
}

/** As JSON, which has no dates, stores it. */
export type StoredVatNumberCheck = Omit<VatNumberCheck, 'checkedAt'> & { checkedAt: string };

export function toStoredCheck({ checkedAt, ...check }: VatNumberCheck): StoredVatNumberCheck {
  return { ...check, checkedAt: checkedAt.toISOString() };
}

export function ofStoredCheck({ checkedAt, ...check }: StoredVatNumberCheck): VatNumberCheck {
  return { ...check, checkedAt: new Date(checkedAt) };
}
