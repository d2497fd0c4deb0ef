import { setImmediate } from 'node:timers/promises';
import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import type { RequestContext } from '../context.ts';
import { RequestError } from '../errors.ts';
import { actualCost, operationCost, type OperationCost } from './operation-cost.ts';
import type { DocumentMemory } from './document-memory.ts';
import { toGraphqlError } from './request-error.ts';
import { budgetHeaders, type CallerBudgets } from '../http/limits/caller-budgets.ts';
import type { WorkLimit } from '../http/limits/work-limit.ts';
import { callerKey } from '../shared/caller-key.ts';
import { message } from '../shared/messages/message.ts';

/** The maximum cost of an operation, in about µs of CPU time. The shop's own operations stay below half of it. */
const MAX_COST = 60_000;
/** Operations below this cost are not queued: two statements and a page of products. */
const MAX_CHEAP_COST = 2500;
/**
 * Parsing and validating an unknown document takes about a ms per this many characters; the worst take half as long
 * again.
 */
const CHARACTERS_PER_MS = 100;

/**
 * A hook of the route: admits a request if its document is known or its network may have another one parsed. @throws RequestError as
 * `charge` does
 */
export function unknownDocumentLimit(memory: DocumentMemory, work: WorkLimit) {
  return async ({ body, query, ip }: FastifyRequest): Promise<void> => {
    const source = textIn(body) ?? textIn(query);
    if (source !== null && !memory.knows(source)) work.charge(ip, 1 + source.length / CHARACTERS_PER_MS);
  };
}

/**
 * Parses unknown documents one at a time, each in its own turn of the event loop: parsing blocks the thread, and other
 * requests are served in between. A waiting request has already been charged, so the credit limits how many wait.
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

/**
 * Rejects operations that cost too much, or more than the caller may spend, and queues expensive ones; tells the caller what an operation cost (decision 0061).
 * The shop's own operations are free.
 */
export function operationCostLimit(
  work: WorkLimit,
  budgets: CallerBudgets,
): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: async () => {
      let leave: (() => void) | undefined;
      let cost: OperationCost | undefined;
      return {
        didResolveOperation: async ({ document, operation, request, contextValue: { principal, ip } }) => {
          // A document that is invalid has no operation, and was charged when it was parsed.
          if (!request.http || !operation) return;
          const { requested, besideFields } = operationCost(
            document,
            request.operationName,
            request.variables,
          );
          try {
            assertAffordable(requested);
            budgets.spend(callerKey(principal, ip), requested);
            cost = { requested, besideFields };
            if (requested > MAX_CHEAP_COST) leave = await work.enter(ip, requested / 1000);
          } catch (error) {
            throw error instanceof RequestError ? toGraphqlError(error) : error;
          }
        },
        willSendResponse: async ({ contextValue: { principal, ip }, response: { body, http } }) => {
          leave?.();
          if (!cost || body.kind !== 'single') return;
          const caller = callerKey(principal, ip);
          const { requested } = cost;
          const actual = actualCost(cost, body.singleResult.data);
          budgets.giveBack(caller, requested - actual);
          const state = budgets.stateOf(caller);
          for (const [name, value] of Object.entries(budgetHeaders(state))) http.headers.set(name, value);
          body.singleResult.extensions = {
            ...body.singleResult.extensions,
            cost: { requested, actual, ...state },
          };
        },
      };
    },
  };
}

function assertAffordable(cost: number): void {
  if (cost <= MAX_COST) return;
  const reason = message('request.operationTooCostly', { cost: Math.round(cost), max: MAX_COST });
  throw new RequestError('BAD_REQUEST', reason);
}

function textIn(from: unknown): string | null {
  const query: unknown = (from as { query?: unknown } | null | undefined)?.query;
  return typeof query === 'string' ? query : null;
}
