import type { VatNumberStatus, VatNumber } from '../taxes/vat-number-rules.ts';

/** What VIES says of a number. */
export interface VatNumberResult {
  status: VatNumberStatus;
  /** The name of the business, if its country publishes it. */
  name: string | null;
  /** Proves that the shop has asked; null unless the number is valid. */
  consultationNumber: string | null;
}

/** Asks VIES, the service of the European Commission, whether VAT numbers are valid. */
export interface VatNumberCheck {
  /**
   * Asks on behalf of the shop with the number `requester`. Takes a few seconds at most and never throws:
   * without an answer, the status is UNAVAILABLE. Do not call it inside a transaction.
   */
  check(number: VatNumber, requester: VatNumber): Promise<VatNumberResult>;
}
