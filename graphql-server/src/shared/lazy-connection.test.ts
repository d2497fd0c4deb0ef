import { expect, test, vi } from 'vitest';
import type { Connection } from './connection.ts';
import { lazyConnection } from './lazy-connection.ts';

const page: Connection<string> = {
  nodes: ['a'],
  edges: [{ node: 'a', cursor: 'x' }],
  pageInfo: { hasNextPage: false, endCursor: 'x' },
};

test('a page is read once for all its parts, and not for its count', async () => {
  const list = vi.fn(() => Promise.resolve(page));
  const connection = lazyConnection(list, () => Promise.resolve(7));
  expect(await connection.totalCount).toBe(7);
  expect(list).not.toHaveBeenCalled();
  expect(await connection.nodes).toBe(page.nodes);
  expect(await connection.pageInfo).toBe(page.pageInfo);
  expect(list).toHaveBeenCalledOnce();
});

test('nothing more is read once a part has failed', async () => {
  const count = vi.fn(() => Promise.resolve(7));
  const connection = lazyConnection(() => Promise.reject(new Error('No such page')), count);
  const parts = await Promise.allSettled([connection.nodes, connection.totalCount]);
  expect(parts.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(count).not.toHaveBeenCalled();
});
