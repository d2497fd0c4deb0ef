import { stripVTControlCharacters } from 'node:util';

/** How the tests of one part ended. */
export interface Tally {
  passed: number;
  failed: number;
  /** Each failure in a line: where it stands, the test, and the beginning of what it said. */
  failures: string[];
  /** How long the tests took, in ms, each under its file and name. */
  durations: { test: string; duration: number }[];
}

const MAX_MESSAGE_LENGTH = 400;

/** Of a part whose report could not be read. */
export const brokenOff: Tally = { passed: 0, failed: 1, failures: [], durations: [] };

/**
 * A failed test in one line, for the end of the output: of a run on another machine, it is often all that is
 * left.
 */
export function failureLine(place: string, test: string, message = ''): string {
  // Playwright's messages carry the colours of a terminal.
  const text = stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim();
  return `${place}: ${test}: ${text.slice(0, MAX_MESSAGE_LENGTH)}`;
}
