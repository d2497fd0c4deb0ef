/** How many tests of one half passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}
