import { expect, test, vi } from 'vitest';
import type { Connection } from './connection.ts';
import { deferredConnection } from './deferred-connection.ts';

const page: Connection<string> = {
  nodes: ['a'],
  edges: [{ node: 'a', cursor: 'x' }],
  pageInfo: { hasNextPage: false, endCursor: 'x' },
};

test('a page is read once for all its parts, and not for its count', async () => {
  const list = vi.fn(() => Promise.resolve(page));
  const connection = deferredConnection(list, () => Promise.resolve(7));
  expect(await connection.totalCount).toBe(7);
  expect(list).not.toHaveBeenCalled();
  expect(await connection.nodes).toBe(page.nodes);
  expect(await connection.pageInfo).toBe(page.pageInfo);
  expect(list).toHaveBeenCalledOnce();
});

test('a failing part waits for parts that are still being read', async () => {
  const counting = Promise.withResolvers<number>();
  const settled: string[] = [];
  const connection = deferredConnection(
    () => Promise.reject(new Error('No such page')),
    () => counting.promise,
  );
  const failing = connection.nodes.catch(() => settled.push('failed'));
  const counted = connection.totalCount.then(() => settled.push('counted'));
  await new Promise(setImmediate);
  expect(settled).toEqual([]);
  counting.resolve(7);
  await Promise.all([failing, counted]);
  expect(settled).toEqual(['counted', 'failed']);
});
