import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { CoreContext, CoreServices } from '../../core/core-services.ts';
import { budgetHeaders, type CallerBudgets } from '../../http/limits/caller-budgets.ts';
import { sendTagged, type TaggedText, tagText } from '../../http/send-tagged.ts';
import { callerIp } from '../../http/storefront-requests.ts';
import { callerKey } from '../../shared/caller-key.ts';
import { visitor } from '../../shared/principal.ts';
import { cacheableOperations } from './cacheable-operations.ts';

/** Maximum bytes of all responses, and of one. */
const MAX_BYTES = 16_000_000;
const MAX_ANSWER = 400_000;
/** Requests seen once. Only repeated requests are cached, so that made-up requests evict nothing. */
const MAX_ASKED_ONCE = 5000;
/** What a cached response costs its caller, in points (`operation-cost.ts`). */
const COST = 20;
/**
 * The allowed parts of a POST request. Extensions name the client, as Apollo's do; no response depends on
 * them.
 */
const PARTS = new Set(['query', 'variables', 'operationName', 'extensions']);

/** A request whose response may come from the cache. */
interface Question {
  key: string;
  /** The version of the catalogue that the response is based on. */
  version: string;
  /**
   * Whether shared caches may store the response: it was requested by GET and reveals nothing about its
   * caller.
   */
  isShareable: boolean;
  /** Set once there is a response to cache. */
  answer?: Answer;
}

/** As bytes, because encoding a text takes longer than all the rest. */
type Answer =
  | { isShareable: true; whole: TaggedText }
  /** Everything before the cost, which depends on the caller. */
  | { isShareable: false; beginning: Buffer };

type StoredResponse = Answer & { version: string; contentType: string; operation: string | null };

interface CacheParts {
  /** Returns a different text after each change of the catalogue; null while it is uncertain. */
  version: { current(): string | null };
  budgets: CallerBudgets;
  /** The language and currency of responses now, as part of the cache key. */
  readAs: () => string;
}

/**
 * Caches responses to visitors' queries of the catalogue until it changes (decision 0063). It responds ahead
 * of Apollo Server, which takes many times as long.
 */
export class ResponseCache {
  readonly #answers = new LRUCache<string, StoredResponse>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ANSWER,
    sizeCalculation: (answer, key) =>
      (answer.isShareable ? answer.whole.bytes : answer.beginning).length + key.length,
  });
  readonly #askedOnce = new LRUCache<string, true>({ max: MAX_ASKED_ONCE });
  readonly #asked = new WeakMap<FastifyRequest, Question>();
  /** By the request's services, because Apollo Server copies contexts. */
  readonly #questions = new WeakMap<CoreServices, Question>();
  readonly #isCacheable: ReturnType<typeof cacheableOperations>;

  constructor(
    schema: GraphQLSchema,
    private readonly parts: CacheParts,
  ) {
    this.#isCacheable = cacheableOperations(schema);
  }

  /**
   * A hook of the route: sends a cached response. @throws RequestError RATE_LIMITED when the caller has
   * exceeded the budget
   */
  readonly answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    // Before anything is read: the response may miss changes made in the meantime.
    const question = this.#questionOf(request);
    if (!question) return undefined;
    const cached = this.#answers.get(question.key);
    if (cached?.version === question.version) return this.#send(cached, request, reply);
    this.#asked.set(request, question);
    return undefined;
  };

  /** Caches the response if allowed, once its content type is known. */
  keep(request: FastifyRequest, reply: FastifyReply): void {
    const { key, version, answer } = this.#asked.get(request) ?? {};
    if (key === undefined || version === undefined || !answer) return;
    const contentType = String(reply.getHeader('content-type'));
    const { operation } = request.record;
    this.#answers.set(key, { ...answer, version, contentType, operation });
  }

  /** Records the context of a request. */
  noteContext(request: FastifyRequest, { services }: CoreContext): void {
    const question = this.#asked.get(request);
    if (question) this.#questions.set(services, question);
  }

  /** Reads responses to cache; runs after the plugin that adds their cost. */
  readonly plugin: ApolloServerPlugin<CoreContext> = {
    requestDidStart: async () => ({
      willSendResponse: async ({ contextValue, document, operation, response: { body, http } }) => {
        const question = this.#questions.get(contextValue.services);
        if (!question || !document || !operation || body.kind !== 'single') return;
        const { data, errors, extensions } = body.singleResult;
        const isWhole = data && !errors && (http.status ?? 200) === 200;
        if (!isWhole || !this.#isCacheable(document, operation)) return;
        contextValue.record.isCached = false;
        if (question.isShareable) {
          body.singleResult = { data };
          for (const header of ['ratelimit', 'ratelimit-policy']) http.headers.delete(header);
          const whole = tagText(`{"data":${JSON.stringify(data)}}\n`);
          for (const [header, value] of Object.entries(sharedHeaders(whole))) http.headers.set(header, value);
          if (this.#isAskedAgain(question)) question.answer = { isShareable: true, whole };
        } else if (this.#isAskedAgain(question)) {
          const cost = extensions?.['cost'] as { requested: number } | undefined;
          const start = `{"data":${JSON.stringify(data)},"extensions":{"cost":{"requested":${cost?.requested ?? COST},`;
          question.answer = { isShareable: false, beginning: Buffer.from(start) };
        }
      },
    }),
  };

  /**
   * Null when the response depends on the caller, the request changes something, or it is not a plain query.
   */
  #questionOf({ method, headers, body, url }: FastifyRequest): Question | null {
    if (headers.authorization !== undefined || 'idempotency-key' in headers) return null;
    const version = this.parts.version.current();
    if (version === null) return null;
    const readAs = [this.parts.readAs(), headers.accept];
    // Apollo Server rejects others, because any page could make a browser send them.
    if (method === 'GET' && !isGuarded(headers)) return null;
    if (method === 'GET') return { key: JSON.stringify([...readAs, url]), version, isShareable: true };
    const parameters = (body ?? {}) as Record<string, unknown>;
    const { query, variables, operationName } = parameters;
    const isPlain = Object.keys(parameters).every((name) => PARTS.has(name));
    if (method !== 'POST' || typeof query !== 'string' || !isPlain) return null;
    const beside = JSON.stringify([...readAs, operationName, variables]);
    return { key: `${beside}${query}`, version, isShareable: false };
  }

  #isAskedAgain({ key }: Question): boolean {
    if (this.#answers.has(key) || this.#askedOnce.delete(key)) return true;
    this.#askedOnce.set(key, true);
    return false;
  }

  #send(cached: StoredResponse, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { budgets } = this.parts;
    const caller = callerKey(visitor, callerIp(request));
    request.record.operation = cached.operation;
    request.record.caller = visitor.kind;
    budgets.spend(caller, COST);
    request.record.cost = COST;
    request.record.isCached = true;
    if (cached.isShareable) {
      return sendTagged(
        request,
        reply.headers(sharedHeaders(cached.whole)),
        cached.contentType,
        cached.whole,
      );
    }
    const state = budgets.stateOf(caller);
    const cost = JSON.stringify({ actual: COST, ...state });
    const end = Buffer.from(`${cost.slice(1)}}}\n`);
    return reply
      .headers(budgetHeaders(state))
      .type(cached.contentType)
      .send(Buffer.concat([cached.beginning, end]));
  }
}

/** Content types that any page may send without a preflight request. */
const UNASKED_TYPES = new Set(['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']);

/**
 * Whether a browser sends a preflight before such a cross-origin request, judged as Apollo Server does: by a
 * header or by the content type.
 */
function isGuarded(headers: FastifyRequest['headers']): boolean {
  if (headers['apollo-require-preflight'] || headers['x-apollo-operation-name']) return true;
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  return Boolean(type) && !UNASKED_TYPES.has(type ?? '');
}

/** Lets a CDN respond by itself for a second, and revalidate after that. */
function sharedHeaders({ tag }: TaggedText): Record<string, string> {
  return {
    etag: `W/${tag}`,
    'cache-control': 'public, max-age=0, s-maxage=1, must-revalidate',
    vary: 'accept, authorization',
  };
}
