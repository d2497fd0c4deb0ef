import { callerIp } from '../../http/storefront-requests.ts';
import { setImmediate } from 'node:timers/promises';
import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import type { FormattedExecutionResult, OperationDefinitionNode } from 'graphql';
import type { CoreContext } from '../../core/core-services.ts';
import { RequestError } from '../../errors.ts';
import { isResponseTooLong, MAX_FIELDS } from './response-limit.ts';
import { actualCost, operationCost, type OperationCost, sizeOfResponse } from './operation-cost.ts';
import type { DocumentMemory } from './document-memory.ts';
import { toGraphqlError } from '../request-error.ts';
import { budgetHeaders, type CallerBudgets } from '../../http/limits/caller-budgets.ts';
import type { WorkLimit } from '../../http/limits/work-limit.ts';
import { callerKey } from '../../shared/caller-key.ts';
import { formatMessage } from '../../shared/messages/locale.ts';
import { message } from '../../shared/messages/message.ts';

/**
 * An operation's maximum cost, in about µs of CPU time: as many fields as `response-limit.ts` allows in a
 * response. The shop's own operations stay below half of it.
 */
const MAX_COST = MAX_FIELDS;
/** Maximum number of characters in a response's texts: the thread writes a response in one turn. */
const MAX_CHARACTERS = 10_000_000;
/** Operations below this cost skip the queue: two statements and a page of products. */
const MAX_CHEAP_COST = 2500;
/**
 * Parsing and validating an unknown document takes about 1 ms per this many characters; the worst take 50 %
 * longer.
 */
const CHARACTERS_PER_MS = 100;

/**
 * A hook of the route: admits a request if its document is known, or if its network may have another one
 * parsed.
 * @throws RequestError as `charge` does
 */
export function unknownDocumentLimit(memory: DocumentMemory, work: WorkLimit) {
  return async (request: FastifyRequest): Promise<void> => {
    const source = textIn(request.body) ?? textIn(request.query);
    if (source !== null && !memory.knows(source))
      await work.charge(callerIp(request), 1 + source.length / CHARACTERS_PER_MS);
  };
}

/**
 * Parses unknown documents one at a time, each in its own turn of the event loop: parsing blocks the thread,
 * and other requests are served in between. A waiting request has already been charged, so the credit limits
 * how many wait.
 */
export function unknownDocumentQueue(memory: DocumentMemory): ApolloServerPlugin<CoreContext> {
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

/** What an operation reserves of a caller's budget, in points. */
export interface Price extends OperationCost {
  /** The maximum cost of its response; the operation is aborted beyond it. */
  requested: number;
}

/**
 * The price of an operation. @throws RequestError BAD_REQUEST when its pages and searches alone cost too much
 */
export function priceOf(...operation: Parameters<typeof operationCost>): Price {
  const cost = operationCost(...operation);
  if (cost.min > MAX_COST) {
    const values = { cost: Math.round(cost.min), max: MAX_COST };
    throw new RequestError('BAD_REQUEST', message('request.operationTooCostly', values));
  }
  return { ...cost, requested: Math.min(cost.max, MAX_COST) };
}

/**
 * Rejects operations that cost more than the limit or than the caller's remaining budget, queues expensive
 * ones, and reports the cost of each (decision 0061). The shop's own operations are free.
 */
export function operationCostLimit(work: WorkLimit, budgets: CallerBudgets): ApolloServerPlugin<CoreContext> {
  /** The cost of each operation's last run: often far more than `min`, or far less than `max`. */
  const lastCosts = new WeakMap<OperationDefinitionNode, number>();
  return {
    requestDidStart: async () => {
      let leave: (() => void) | undefined;
      let isAdmitted = false;
      let cost: (Price & { expected: number }) | undefined;
      return {
        didResolveOperation: async ({ schema, document, operation, request, contextValue }) => {
          const { principal, ip } = contextValue;
          // An invalid document has no operation, and was charged when it was parsed.
          if (!request.http || !operation) return;
          try {
            const price = priceOf(schema, document, request.operationName, request.variables);
            const expected = Math.max(price.min, lastCosts.get(operation) ?? 0);
            budgets.spend(callerKey(principal, ip), price.requested);
            cost = { ...price, expected };
            if (expected > MAX_CHEAP_COST) leave = await work.enter(ip, expected / 1000);
            isAdmitted = true;
          } catch (error) {
            throw error instanceof RequestError ? toGraphqlError(error) : error;
          }
        },
        willSendResponse: async ({ operation, contextValue, response: { body, http } }) => {
          leave?.();
          if (!cost || body.kind !== 'single') return;
          const { principal, ip } = contextValue;
          const caller = callerKey(principal, ip);
          const { requested, expected } = cost;
          const size = sizeOfResponse(body.singleResult.data);
          const isTooLong = size.characters > MAX_CHARACTERS || isResponseTooLong(contextValue);
          // One error instead of one per unresolved list.
          if (isTooLong) body.singleResult = responseTooLong(contextValue);
          const actual = Math.max(actualCost(cost, size), isTooLong ? requested : 0);
          contextValue.record.cost = actual;
          budgets.giveBack(caller, requested - actual);
          if (leave) work.giveBack(ip, (expected - actual) / 1000);
          if (operation && isAdmitted) lastCosts.set(operation, actual);
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

function responseTooLong({ locale, requestId }: CoreContext): FormattedExecutionResult {
  const text = formatMessage(locale, message('request.responseTooLong'));
  return { data: null, errors: [{ message: text, extensions: { code: 'BAD_REQUEST', requestId } }] };
}

function textIn(from: unknown): string | null {
  const query: unknown = (from as { query?: unknown } | null | undefined)?.query;
  return typeof query === 'string' ? query : null;
}
