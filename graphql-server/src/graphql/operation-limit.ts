import { setImmediate } from 'node:timers/promises';
import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import type { RequestContext } from '../context.ts';
import { RequestError } from '../errors.ts';
import { operationCost } from './operation-cost.ts';
import type { DocumentMemory } from './document-memory.ts';
import { refusedRequest } from '../http/refused-request.ts';
import type { WorkLimit } from '../http/work-limit.ts';

/** What one operation may cost, in about a µs of the thread each. What the shop's own screens ask for stays below half of it. */
const MAX_COST = 60_000;
/** What costs less is not worth a queue: two statements and a page of products. */
const MAX_CHEAP_COST = 2500;
/** To read a document that is not known takes about a ms for so many characters; the worst take half as long again. */
const CHARACTERS_PER_MS = 100;

/** Lets a request in whose document is known, or whose network may have another one read. @throws RequestError as `charge` does */
export function unknownDocumentLimit(memory: DocumentMemory, work: WorkLimit) {
  return ({ body, query, ip }: FastifyRequest): void => {
    const source = textIn(body) ?? textIn(query);
    if (source !== null && !memory.knows(source)) work.charge(ip, 1 + source.length / CHARACTERS_PER_MS);
  };
}

/**
 * Has unknown documents read one at a time, each in a turn of the event loop of its own: reading holds the thread, and everybody
 * else's requests are looked at in between. Who waits has paid, so that no more wait than there is credit.
 */
export function unknownDocumentQueue(memory: DocumentMemory): ApolloServerPlugin<RequestContext> {
  let lastTurn: Promise<void> = Promise.resolve();
  return {
    requestDidStart: async () => ({
      didResolveSource: async ({ source, request }) => {
        if (!request.http || memory.knows(source)) return;
        lastTurn = lastTurn.then(() => setImmediate());
        await lastTurn;
      },
    }),
  };
}

/** Refuses operations that cost too much, and lets the expensive ones wait for their turn. What the shop asks itself is free. */
export function operationCostLimit(work: WorkLimit): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: async () => {
      let leave: (() => void) | undefined;
      return {
        didResolveOperation: async ({ document, request, contextValue }) => {
          const cost = operationCost(document, request.operationName, request.variables);
          if (!request.http || cost <= MAX_CHEAP_COST) return;
          try {
            assertAffordable(cost);
            leave = await work.enter(contextValue.ip, cost / 1000);
          } catch (error) {
            throw error instanceof RequestError ? refusedRequest(error) : error;
          }
        },
        willSendResponse: async () => leave?.(),
      };
    },
  };
}

function assertAffordable(cost: number): void {
  if (cost <= MAX_COST) return;
  const message = `The operation is too costly: ${Math.round(cost)} of at most ${MAX_COST}. Ask for fewer rows or searches at once.`;
  throw new RequestError('BAD_REQUEST', message);
}

function textIn(from: unknown): string | null {
  const query: unknown = (from as { query?: unknown } | null | undefined)?.query;
  return typeof query === 'string' ? query : null;
}
