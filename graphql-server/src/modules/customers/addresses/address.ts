import type { AddressContent } from './address-rules.ts';

/** An address of a person's address book. */
export interface Address extends AddressContent {
  id: string;
  isDefault: boolean;
}
