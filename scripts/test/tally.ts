import { stripVTControlCharacters } from 'node:util';

/** The results of one part of the tests. */
export interface Tally {
  passed: number;
  failed: number;
  /** Each failure in a line: its location, the test, and the beginning of the message. */
  failures: string[];
  /** The tests' durations in ms, by file and name. */
  durations: { test: string; duration: number }[];
}

const MAX_MESSAGE_LENGTH = 600;

/** For a part whose report could not be read. */
export const brokenOff: Tally = { passed: 0, failed: 1, failures: [], durations: [] };

/**
 * A failed test in one line, for the end of the output: of a run on another machine, this is often all that
 * remains.
 */
export function failureLine(place: string, test: string, message = ''): string {
  // Playwright's messages contain terminal colors.
  const text = stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim();
  return `${place}: ${test}: ${text.slice(0, MAX_MESSAGE_LENGTH)}`;
}
