/** Limits of a card charge, in minor units of its currency. */
export interface ChargeTerms {
  min: number;
  max: number;
  /**
   * Every price must be a multiple of it: 1, or 10 where card networks support only two of three decimals.
   */
  step: number;
}
