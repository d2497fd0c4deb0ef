import { describe, expect, test } from 'vitest';
import { RequestError } from '../../errors.ts';
import { newId } from '../new-id.ts';
import { toConnection, toPageRequest } from './connection.ts';

const rows = ['a', 'b', 'c'].map((name, index) => ({ id: newId(), name, rank: index }));
const page = (first: number) =>
  toConnection(
    rows.slice(0, first + 1),
    first,
    (row) => row.rank,
    (row) => row.name,
  );

test('an additional row shows that there is a next page', () => {
  const { nodes, pageInfo } = page(2);
  expect(nodes).toEqual(['a', 'b']);
  expect(pageInfo.hasNextPage).toBe(true);
});

test('the last page has no next page', () => {
  expect(page(3).pageInfo.hasNextPage).toBe(false);
});

test('a cursor leads back to its row', () => {
  const { endCursor } = page(2).pageInfo;
  expect(toPageRequest(2, endCursor).after).toEqual({ key: 1, id: rows[1]?.id });
});

describe('toPageRequest rejects', () => {
  test.each([0, -1, 101])('a page of %d', (first) => {
    expect(() => toPageRequest(first, null)).toThrow(RequestError);
  });

  test.each(['x', 'bm9uc2Vuc2U', Buffer.from('["1","not an id"]').toString('base64url')])(
    'the cursor %s',
    (after) => {
      expect(() => toPageRequest(1, after)).toThrow(RequestError);
    },
  );
});
