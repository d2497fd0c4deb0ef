import { expect, test } from 'vitest';
import { mappingByWords } from './guess-columns.ts';

const mapping = mappingByWords(['From', 'To', 'Note'], [['From'], ['To']], {
  From: 'old url, alte URL',
  To: 'target, Ziel',
});

test.each<[header: string[], guessed: (string | null)[], isRecognized: boolean]>([
  [['from', 'TO'], ['From', 'To'], true],
  [['From', 'To', 'Code'], ['From', 'To', null], true],
  [['From', 'Ziel'], ['From', 'To'], false],
  [['Die alte URL', 'Ziel'], ['From', 'To'], false],
  // Each once, and the shop's own name first.
  [['Target', 'From', 'Ziel'], ['To', 'From', null], false],
  [['Alte URL', 'From', 'To'], [null, 'From', 'To'], true],
  [['Note', 'Old URL'], ['Note', 'From'], false],
  [['Bald', ''], [null, null], false],
])('the columns %j are %j', (header, guessed, isRecognized) => {
  expect(mapping.guess(header)).toEqual(guessed);
  expect(mapping.isRecognized(header)).toBe(isRecognized);
});
