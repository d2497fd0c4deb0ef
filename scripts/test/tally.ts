/** How many tests of one half passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
  /** How many of those that passed did so only on the second try. */
  passedOnRetry?: number;
}
