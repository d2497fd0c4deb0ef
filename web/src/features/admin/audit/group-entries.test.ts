import { expect, test } from 'vitest';
import { groupEntries } from './group-entries.ts';

/**
 * Each letter is an entry of the request with that name, "-" an entry without a request; below it is the size
 * of its group.
 */
test.each([
  ['', ''],
  ['a', ' '],
  ['abc', '   '],
  ['aab', '22 '],
  ['abbb', ' 333'],
  ['aabbc', '2222 '],
  ['--a', '   '],
  ['aa-aa', '22 22'],
  ['aba', '   '],
  ['aabaa', '22 22'],
])('entries of the requests %j', (requests, sizes) => {
  const entries = [...requests].map((name, index) => ({
    id: String(index),
    requestId: name === '-' ? null : name,
  }));
  const groups = groupEntries(entries);
  expect(entries.map(({ id }) => groups.get(id)?.size ?? ' ').join('')).toBe(sizes);
  for (const [id, { firstId }] of groups) {
    expect(entries[Number(id)]?.requestId).toBe(entries[Number(firstId)]?.requestId);
    expect(groups.get(String(Number(firstId) - 1))?.firstId).not.toBe(firstId);
  }
});
