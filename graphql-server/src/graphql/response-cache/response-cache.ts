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

/** Bytes of all answers, and of one at most. */
const MAX_BYTES = 16_000_000;
const MAX_ANSWER = 400_000;
/**
 * Questions that were asked once; only what is asked again is kept, so that made-up questions evict nothing.
 */
const MAX_ASKED_ONCE = 5000;
/** What an answer from the cache costs its caller, in the points of `operation-cost.ts`. */
const COST = 20;
/**
 * What a question by POST may have. Its extensions say which client asks, Apollo's for one: no answer depends
 * on them.
 */
const PARTS = new Set(['query', 'variables', 'operationName', 'extensions']);

/** A request that may be answered from the cache. */
interface Question {
  key: string;
  /** The catalogue that the answer is of. */
  version: string;
  /** Whether others may keep the answer, too: asked for by GET, it says nothing of its caller. */
  isShareable: boolean;
  /** Set once there is an answer to keep. */
  answer?: Answer;
}

/** As bytes, because to encode a text takes longer than all the rest. */
type Answer =
  | { isShareable: true; whole: TaggedText }
  /** All of it before what its cost says of the caller. */
  | { isShareable: false; beginning: Buffer };

type StoredResponse = Answer & { version: string; contentType: string };

interface CacheParts {
  /** Another text whenever the catalogue has changed; null while that is not certain. */
  version: { current(): string | null };
  budgets: CallerBudgets;
  /**
   * The language and currency that requests are answered in: with other ones they would be other questions.
   */
  readAs: string;
}

/**
 * Keeps what visitors are answered to queries of the catalogue, for as long as nothing of it changes
 * (decision 0063). It answers ahead of Apollo Server, whose way through a request takes many times as long.
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
  /** By the services of a request, because Apollo Server copies contexts. */
  readonly #questions = new WeakMap<CoreServices, Question>();
  readonly #isCacheable: ReturnType<typeof cacheableOperations>;

  constructor(
    schema: GraphQLSchema,
    private readonly parts: CacheParts,
  ) {
    this.#isCacheable = cacheableOperations(schema);
  }

  /**
   * A hook of the route: answers what is known. @throws RequestError RATE_LIMITED when the caller has spent
   * too much
   */
  readonly answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    // Before anything is read: what changes in the meantime may be missing in the answer.
    const question = this.#questionOf(request);
    if (!question) return undefined;
    const known = this.#answers.get(question.key);
    if (known?.version === question.version) return this.#send(known, request, reply);
    this.#asked.set(request, question);
    return undefined;
  };

  /** Keeps the answer to a request if it is to be kept, once the type of the answer is known. */
  keep(request: FastifyRequest, reply: FastifyReply): void {
    const { key, version, answer } = this.#asked.get(request) ?? {};
    if (key === undefined || version === undefined || !answer) return;
    this.#answers.set(key, { ...answer, version, contentType: String(reply.getHeader('content-type')) });
  }

  /** Says in which context a request is answered. */
  noteContext(request: FastifyRequest, { services }: CoreContext): void {
    const question = this.#asked.get(request);
    if (question) this.#questions.set(services, question);
  }

  /** Reads the answers that are to be kept; comes after the plugin that says what they cost. */
  readonly plugin: ApolloServerPlugin<CoreContext> = {
    requestDidStart: async () => ({
      willSendResponse: async ({ contextValue, document, operation, response: { body, http } }) => {
        const question = this.#questions.get(contextValue.services);
        if (!question || !document || !operation || body.kind !== 'single') return;
        const { data, errors, extensions } = body.singleResult;
        const isWhole = data && !errors && (http.status ?? 200) === 200;
        if (!isWhole || !this.#isCacheable(document, operation)) return;
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

  /** Null for what is answered in person, changes something, or is no plain question. */
  #questionOf({ method, headers, body, url }: FastifyRequest): Question | null {
    if (headers.authorization !== undefined || 'idempotency-key' in headers) return null;
    const version = this.parts.version.current();
    if (version === null) return null;
    const readAs = [this.parts.readAs, headers.accept];
    // Apollo Server refuses others, since any page could have a browser send them.
    if (method === 'GET' && !isGuarded(headers)) return null;
    if (method === 'GET') return { key: JSON.stringify([...readAs, url]), version, isShareable: true };
    const asked = (body ?? {}) as Record<string, unknown>;
    const { query, variables, operationName } = asked;
    const isPlain = Object.keys(asked).every((name) => PARTS.has(name));
    if (method !== 'POST' || typeof query !== 'string' || !isPlain) return null;
    const beside = JSON.stringify([...readAs, operationName, variables]);
    return { key: `${beside}${query}`, version, isShareable: false };
  }

  #isAskedAgain({ key }: Question): boolean {
    if (this.#answers.has(key) || this.#askedOnce.delete(key)) return true;
    this.#askedOnce.set(key, true);
    return false;
  }

  #send(known: StoredResponse, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { budgets } = this.parts;
    const caller = callerKey(visitor, callerIp(request));
    budgets.spend(caller, COST);
    if (known.isShareable) {
      return sendTagged(request, reply.headers(sharedHeaders(known.whole)), known.contentType, known.whole);
    }
    const state = budgets.stateOf(caller);
    const cost = JSON.stringify({ actual: COST, ...state });
    const end = Buffer.from(`${cost.slice(1)}}}\n`);
    return reply
      .headers(budgetHeaders(state))
      .type(known.contentType)
      .send(Buffer.concat([known.beginning, end]));
  }
}

/** Types that any page may have a browser send without asking the server before. */
const UNASKED_TYPES = new Set(['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']);

/**
 * Whether a browser asks before it sends such a request for another page, as Apollo Server tells by a header
 * or by the type of the body, if it had one.
 */
function isGuarded(headers: FastifyRequest['headers']): boolean {
  if (headers['apollo-require-preflight'] || headers['x-apollo-operation-name']) return true;
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  return Boolean(type) && !UNASKED_TYPES.has(type ?? '');
}

/**
 * What tells a CDN that it may answer for a second by itself, and how to ask whether the answer is still the
 * same.
 */
function sharedHeaders({ tag }: TaggedText): Record<string, string> {
  return {
    etag: `W/${tag}`,
    'cache-control': 'public, max-age=0, s-maxage=1, must-revalidate',
    vary: 'accept, authorization',
  };
}
