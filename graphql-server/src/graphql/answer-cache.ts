import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../context.ts';
import { budgetHeaders, type CallerBudgets } from '../http/caller-budgets.ts';
import type { Services } from '../services.ts';
import type { CatalogueVersion } from '../modules/catalogue/version/catalogue-version.ts';
import { callerKey } from '../shared/caller-key.ts';
import { visitor } from '../shared/principal.ts';
import { cacheableOperations } from './cacheable-operations.ts';

/** Characters of all answers, and of one at most. */
const MAX_CHARACTERS = 16_000_000;
const MAX_ANSWER = 400_000;
/** Questions that were asked once; only what is asked again is kept, so that made-up questions evict nothing. */
const MAX_ASKED_ONCE = 5000;
/** What an answer from the cache costs its caller, in the points of `operation-cost.ts`. */
const COST = 20;

/** Answers a request with the text that it returns. */
type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<string | undefined>;

/** A request that may be answered from the cache. */
interface Question {
  key: string;
  /** The catalogue that the answer is of. */
  version: string;
  /** Set once there is an answer to keep. */
  answer?: Answer;
}

interface Answer {
  /** As JSON. */
  data: string;
  requestedCost: number;
}

interface KeptAnswer extends Answer {
  version: string;
  contentType: string;
}

interface CacheParts {
  version: Pick<CatalogueVersion, 'current'>;
  budgets: CallerBudgets;
  /** The language and currency that requests are answered in: with other ones they would be other questions. */
  readAs: string;
}

/**
 * Keeps what visitors are answered to queries of the catalogue, for as long as nothing of it changes (decision 0063). It answers ahead of Apollo Server, whose way
 * through a request takes many times as long.
 */
export class AnswerCache {
  readonly #answers = new LRUCache<string, KeptAnswer>({
    maxSize: MAX_CHARACTERS,
    maxEntrySize: MAX_ANSWER,
    sizeCalculation: ({ data }, key) => data.length + key.length,
  });
  readonly #askedOnce = new LRUCache<string, true>({ max: MAX_ASKED_ONCE });
  readonly #asked = new WeakMap<FastifyRequest, Question>();
  /** By the services of a request, because Apollo Server copies contexts. */
  readonly #questions = new WeakMap<Services, Question>();
  readonly #isCacheable: ReturnType<typeof cacheableOperations>;

  constructor(
    schema: GraphQLSchema,
    private readonly parts: CacheParts,
  ) {
    this.#isCacheable = cacheableOperations(schema);
  }

  /** Answers what is known, and keeps what `handle` answers to the rest. @throws RequestError RATE_LIMITED when a caller has spent too much */
  handler(handle: Handler): Handler {
    return async (request, reply) => {
      // Before anything is read: what changes in the meantime may be missing in the answer.
      const question = this.#questionOf(request);
      if (!question) return handle(request, reply);
      const known = this.#answers.get(question.key);
      if (known?.version === question.version) return this.#send(known, request, reply);
      this.#asked.set(request, question);
      const body = await handle(request, reply);
      this.#keep(question, String(reply.getHeader('content-type')));
      return body;
    };
  }

  /** Says in which context a request is answered. */
  noteContext(request: FastifyRequest, { services }: RequestContext): void {
    const question = this.#asked.get(request);
    if (question) this.#questions.set(services, question);
  }

  /** Reads the answers that are to be kept; comes after the plugin that says what they cost. */
  readonly plugin: ApolloServerPlugin<RequestContext> = {
    requestDidStart: async () => ({
      willSendResponse: async ({ contextValue, document, operation, response: { body, http } }) => {
        const question = this.#questions.get(contextValue.services);
        if (!question || !document || !operation || body.kind !== 'single') return;
        const { data, errors, extensions } = body.singleResult;
        const isWhole = data && !errors && (http.status ?? 200) === 200;
        if (!isWhole || !this.#isCacheable(document, operation) || !this.#isAskedAgain(question)) return;
        const cost = extensions?.['cost'] as { requested: number } | undefined;
        question.answer = { data: JSON.stringify(data), requestedCost: cost?.requested ?? COST };
      },
    }),
  };

  /** Null for what is answered in person, changes something, or is no plain question. */
  #questionOf({ method, headers, body }: FastifyRequest): Question | null {
    if (method !== 'POST' || headers.authorization !== undefined || 'idempotency-key' in headers) return null;
    const version = this.parts.version.current();
    const { query, variables, operationName, ...others } = (body ?? {}) as Record<string, unknown>;
    if (version === null || typeof query !== 'string' || Object.keys(others).length > 0) return null;
    const asked = JSON.stringify([this.parts.readAs, headers.accept, operationName, variables]);
    return { key: `${asked}${query}`, version };
  }

  #isAskedAgain({ key }: Question): boolean {
    if (this.#answers.has(key) || this.#askedOnce.delete(key)) return true;
    this.#askedOnce.set(key, true);
    return false;
  }

  #keep({ key, version, answer }: Question, contentType: string): void {
    if (answer) this.#answers.set(key, { ...answer, version, contentType });
  }

  #send({ data, contentType, requestedCost }: KeptAnswer, { ip }: FastifyRequest, reply: FastifyReply) {
    const { budgets } = this.parts;
    const caller = callerKey(visitor, ip);
    budgets.spend(caller, COST);
    const state = budgets.stateOf(caller);
    const cost = JSON.stringify({ requested: requestedCost, actual: COST, ...state });
    void reply.headers(budgetHeaders(state)).header('content-type', contentType);
    return `{"data":${data},"extensions":{"cost":${cost}}}\n`;
  }
}
