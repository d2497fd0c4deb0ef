import { stripVTControlCharacters } from 'node:util';

/** How many tests of one half passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
  /** Each failure in a line: where it stands, the test, and the beginning of what it said. */
  failures: string[];
}

const MAX_MESSAGE_LENGTH = 400;

/** A failed test in one line, for the end of the output: of a run on another machine, it is often all that is left. */
export function failureLine(place: string, test: string, message = ''): string {
  // Playwright's messages carry the colours of a terminal.
  const text = stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim();
  return `${place}: ${test}: ${text.slice(0, MAX_MESSAGE_LENGTH)}`;
}
