import type { FastifyInstance } from 'fastify';
import {
  createSourceEventStream,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
  type ValidationRule,
} from 'graphql';
import type { Context, ServerOptions } from 'graphql-ws';
import { type Extra, useServer } from 'graphql-ws/use/ws';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { CoreContext, CoreServices } from '../core/core-services.ts';
import type { ContextFactory } from '../context.ts';
import { pathOf } from '../http/request-url.ts';
import { MINUTE, SECOND } from '../shared/time/duration.ts';
import { RequestError } from '../errors.ts';
import { newId } from '../shared/new-id.ts';
import { type Principal, visitor } from '../shared/principal.ts';
import type { CallerBudgets } from '../http/limits/caller-budgets.ts';
import { callerKey } from '../shared/caller-key.ts';
import { actualCost, sizeOfResponse } from './limits/operation-cost.ts';
import { type Price, priceOf } from './limits/operation-limit.ts';
import { toGraphqlError } from './request-error.ts';
import { SubscriberLimits } from './limits/subscriber-limits.ts';
import { subscriptionsOnly } from './transport-rules.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** How many WebSockets are open. */
    webSocketCount: () => number;
  }
}

/** A subscription is a few hundred characters. */
const MAX_MESSAGE = 32 * 1024;
const MAX_TOKENS = 500;
const MAX_OPERATIONS = 10;
/** How often clients are pinged, in ms. */
const KEEP_ALIVE = 20 * SECOND;
/** The maximum time from the end of a session to the end of its connections, in ms. */
const RECHECK = MINUTE;

/** Close codes of graphql-transport-ws and RFC 6455. */
const FORBIDDEN = 4403;
const TRY_AGAIN_LATER = 1013;

export interface SubscriptionParts {
  budgets: CallerBudgets;
  createContext: ContextFactory<CoreServices>;
  renewContext: (context: CoreContext) => CoreContext;
  /** Whether to trust the nearest proxy's client IP. */
  trustsProxy: boolean;
  rules: readonly ValidationRule[];
  formatError: (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;
}

/** What is known of a connection after its client has authenticated. */
interface KnownClient {
  contextValue?: CoreContext;
  recheck?: NodeJS.Timeout;
  leave?: () => void;
}

type Connection = Context<{ authorization?: unknown }, Extra & KnownClient>;
type Options = ServerOptions<{ authorization?: unknown }, Extra & KnownClient>;

/**
 * Serves the schema's subscriptions over WebSockets at `/graphql` (graphql-transport-ws) to visitors, and to
 * callers with a session or an API key until it ends. Queries and mutations use HTTP.
 */
export function registerSubscriptions(
  server: FastifyInstance,
  schema: GraphQLSchema,
  { createContext, renewContext, trustsProxy, budgets, rules, formatError }: SubscriptionParts,
): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE });
  const limits = new SubscriberLimits();
  /** Free the slots of clients that have not authenticated yet. */
  const unknown = new WeakMap<IncomingMessage, () => void>();
  const options: Options = {
    schema,
    subscribe: (args) => subscribeAnew(args, renewContext, budgets),
    onConnect: async (connection) => {
      const isAdmitted = await admit(connection, { createContext, trustsProxy, limits });
      unknown.get(connection.extra.request)?.();
      return isAdmitted;
    },
    onSubscribe: ({ subscriptions, extra: { contextValue } }, _id, { query, variables, operationName }) => {
      if (Object.keys(subscriptions).length > MAX_OPERATIONS)
        return [new GraphQLError('Too many subscriptions.')];
      const document = readDocument(query);
      if (document instanceof GraphQLError) return [document];
      const errors = validate(schema, document, [...specifiedRules, ...rules, subscriptionsOnly]);
      if (errors.length > 0) return errors;
      return {
        schema,
        document,
        variableValues: variables ?? {},
        operationName: operationName ?? null,
        contextValue,
      };
    },
    onError: (_connection, _id, _payload, errors) =>
      errors.map((error) => formatError(error.toJSON(), error)),
    onNext: (_connection, _id, _payload, _args, result) => ({
      ...result,
      ...(result.errors && { errors: result.errors.map((error) => formatError(error.toJSON(), error)) }),
    }),
    onClose: ({ extra }) => {
      clearInterval(extra.recheck);
      extra.leave?.();
    },
  };
  const subscriptions = useServer(options, sockets, KEEP_ALIVE);
  server.decorate('webSocketCount', () => sockets.clients.size);
  server.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (pathOf(request.url ?? '') !== '/graphql') return refuse(socket, '404 Not Found');
    const leave = limits.enter(ipOf(request, trustsProxy));
    if (!leave) return refuse(socket, '503 Service Unavailable');
    unknown.set(request, leave);
    socket.once('close', leave);
    sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
  });
  // Runs before the server waits for its connections.
  server.addHook('preClose', async () => subscriptions.dispose());
}

interface Admission extends Pick<SubscriptionParts, 'createContext' | 'trustsProxy'> {
  limits: SubscriberLimits;
}

/** @returns false: the connection closes as forbidden */
async function admit(
  { extra, connectionParams }: Connection,
  { createContext, trustsProxy, limits }: Admission,
): Promise<boolean> {
  const said = connectionParams?.authorization;
  // Anything but a string is not a token.
  const authorization = said === undefined || typeof said === 'string' ? said : '';
  const ip = ipOf(extra.request, trustsProxy);
  try {
    const contextValue = await createContext({
      id: newId(),
      ip,
      headers: { ...extra.request.headers, authorization },
    });
    // The client may have left during the session lookup; then nothing would stop the timer or free the slot.
    if (extra.socket.readyState !== extra.socket.OPEN) return false;
    extra.contextValue = contextValue;
    const leave = limits.enterAs(contextValue.principal, ip);
    if (!leave) {
      extra.socket.close(TRY_AGAIN_LATER, 'Try again later');
      return false;
    }
    extra.leave = leave;
    if (contextValue.principal.kind === 'VISITOR') return true;
    extra.recheck = setInterval(() => void recheck(extra, authorization ?? ''), RECHECK);
    return true;
  } catch (error) {
    if (error instanceof RequestError && error.code === 'UNAUTHENTICATED') return false;
    extra.socket.close(TRY_AGAIN_LATER, 'Try again later');
    return false;
  }
}

/** Closes the connection when its session has ended or its rights have changed. */
async function recheck({ socket, contextValue }: Connection['extra'], authorization: string): Promise<void> {
  const { principal, services } = contextValue ?? {};
  const now = await services?.callers.recheck(authorization).catch((error: unknown) => {
    // While the database is away, no events are sent.
    return error instanceof RequestError && error.code === 'UNAUTHENTICATED' ? visitor : principal;
  });
  const isSame = now && principal && rightsOf(now) === rightsOf(principal);
  if (!isSame) socket.close(FORBIDDEN, 'Forbidden');
}

/**
 * Runs a subscription like graphql-js, but with a new context for each message. Starting it charges the
 * caller's budget with the maximum cost of a message, and so does each message. It ends with RATE_LIMITED
 * when the budget is too low.
 */
async function subscribeAnew(
  args: ExecutionArgs,
  renewContext: SubscriptionParts['renewContext'],
  budgets: CallerBudgets,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const { principal, ip } = args.contextValue as CoreContext;
  const caller = callerKey(principal, ip);
  const pay = (): Price | ExecutionResult => {
    try {
      const price = priceOf(args.schema, args.document, args.operationName, args.variableValues);
      budgets.spend(caller, price.requested);
      return price;
    } catch (error) {
      if (error instanceof RequestError) return { errors: [toGraphqlError(error)] };
      throw error;
    }
  };
  const start = pay();
  if (!('requested' in start)) return start;
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) return source;
  const values = source[Symbol.asyncIterator]();
  const toMessage = async (
    value: IteratorResult<unknown, unknown>,
  ): Promise<IteratorResult<ExecutionResult>> => {
    if (value.done) return { done: true, value: undefined };
    const price = pay();
    if (!('requested' in price)) {
      await values.return?.();
      return { done: false, value: price };
    }
    const contextValue = renewContext(args.contextValue as CoreContext);
    const message = await execute({ ...args, contextValue, rootValue: value.value });
    budgets.giveBack(caller, price.requested - actualCost(price, sizeOfResponse(message.data)));
    return { done: false, value: message };
  };
  const messages: AsyncIterableIterator<ExecutionResult> = {
    next: async () => toMessage(await values.next()),
    return: async () => {
      await values.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => messages,
  };
  return messages;
}

/** As Fastify does for other requests: trusts only the nearest proxy, which wrote the last entry. */
function ipOf({ headers, socket }: IncomingMessage, trustsProxy: boolean): string {
  const forwarded = trustsProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return forwarded || (socket.remoteAddress ?? '');
}

/** A principal's rights, for comparison. */
function rightsOf(principal: Principal): string {
  return [principal.kind, ...('permissions' in principal ? principal.permissions : [])].join();
}

function readDocument(query: string) {
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
