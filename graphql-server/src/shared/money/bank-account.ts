/** The account for bank transfers. */
export interface BankAccount {
  holder: string;
  /** In groups of four, as it is usually written. */
  iban: string;
  bic: string | null;
  bank: string | null;
}

/** An IBAN without spaces, in capitals. */
export const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
export const BIC = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

/** An IBAN for machines: without spaces, in capitals. */
export function compactIban(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}

/** An IBAN for people: in groups of four. */
export function groupedIban(iban: string): string {
  return compactIban(iban).replaceAll(/(.{4})(?=.)/g, '$1 ');
}
