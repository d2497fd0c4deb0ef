import { stripVTControlCharacters } from 'node:util';

/** How many tests of one half passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
  /** Each failure in a line: where it stands, the test, and the beginning of what it said. */
  failures: string[];
}

const MAX_MESSAGE_LENGTH = 400;

/** A failed test in one line, for the end of the output. */
export function failureLine(place: string, test: string, message: string | undefined): string {
  // Playwright's messages carry the colours of a terminal.
  const [firstLine = ''] = stripVTControlCharacters(message ?? '').split('\n');
  return `${place}: ${test}: ${firstLine.slice(0, MAX_MESSAGE_LENGTH)}`;
}
