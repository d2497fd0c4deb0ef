import { setImmediate } from 'node:timers/promises';
import type { GraphQLRequestContextDidResolveSource, GraphQLRequestListener } from '@apollo/server';
import { expect, test } from 'vitest';
import type { CoreContext } from '../../core/core-services.ts';
import { DocumentMemory } from './document-memory.ts';
import { unknownDocumentQueue } from './operation-limit.ts';

type Listener = GraphQLRequestListener<CoreContext>;

/** Records in which turns of the event loop simultaneous documents start being parsed. */
async function turnsOf(sources: readonly string[], http: object | undefined): Promise<number[]> {
  const queue = unknownDocumentQueue(new DocumentMemory());
  let turn = 0;
  let isOver = false;
  const counting = (async () => {
    for (; !isOver; turn += 1) await setImmediate();
  })();
  const turns = await Promise.all(
    sources.map(async (source) => {
      // The plugin reads nothing else of a request.
      const request = { source, request: { http } } as GraphQLRequestContextDidResolveSource<CoreContext>;
      const listener = (await queue.requestDidStart?.(request)) as Listener;
      await listener.didResolveSource?.(request);
      return turn;
    }),
  );
  isOver = true;
  await counting;
  return turns;
}

test('simultaneous unknown documents are parsed in separate turns, in order', async () => {
  const turns = await turnsOf(['{ a }', '{ b }', '{ c }', '{ d }'], {});
  expect(new Set(turns).size).toBe(4);
  expect(turns).toEqual(turns.toSorted((a, b) => a - b));
});

test('the shop’s own operations do not wait', async () => {
  expect(await turnsOf(['{ a }', '{ b }'], undefined)).toEqual([0, 0]);
});
