import type { FastifyRequest } from 'fastify';
import { setChangeActor } from './db/change-actor.ts';
import type { Orm } from './db/database.ts';
import type { ServingDatabase } from './db/open-database.ts';
import type { Locale } from './shared/messages/locale.ts';
import { type Principal, visitor } from './shared/principal.ts';
import type { Dependencies } from './dependencies.ts';
import { onlyLooks, type ReadRequest } from './http/only-looks.ts';
import { callerIp } from './http/storefront-requests.ts';
import { createServices, type Services } from './services.ts';
import { newId } from './shared/new-id.ts';

/**
 * What a resolver or REST handler can use: the caller, what they read and pay in, and the services on a new
 * unit of work.
 */
export interface RequestContext {
  requestId: string;
  /** The caller's IP, for rate limits: that of the buyer, if a storefront's server says so. */
  ip: string;
  /** The other storefront that the request comes from; null: none. */
  storefrontId: string | null;
  /** A visitor without a token; an invalid token never gets this far. */
  principal: Principal;
  /** The language that the caller reads. */
  locale: Locale;
  /** The currency that the caller is shown prices in, by its ISO 4217 code; orders know their own. */
  currency: string;
  services: Services;
}

/** What a context is made from: a request, or the connection of a client that subscribes. */
export type Caller = Pick<FastifyRequest, 'id' | 'ip' | 'headers'> &
  Partial<Pick<FastifyRequest, 'storefrontId' | 'buyerIp'>> &
  ReadRequest;

/** Creates the context of a request. @throws RequestError UNAUTHENTICATED when its token is invalid */
export type ContextFactory = (caller: Caller) => Promise<RequestContext>;

/** Where units of work begin. */
type Database = Pick<ServingDatabase, 'orm' | 'replicas'>;

/**
 * Each request has its own unit of work; that of a visitor who only looks at the shop is on a replica, if
 * there is one.
 */
export function contextFactory({ orm, replicas }: Database, dependencies: Dependencies): ContextFactory {
  return async (request) => {
    const replica = onlyLooks(request) ? replicas.choose() : null;
    // What is asked for under an idempotency key hears of its own transactions, and of no others.
    const freshEventManager = request.headers['idempotency-key'] !== undefined;
    const em = (replica ?? orm.em).fork({ freshEventManager });
    const services = createServices(dependencies, em, request.headers['user-agent']);
    const principal = await services.callers.authenticate(request.headers.authorization, request.ip);
    if (principal.kind === 'STAFF' || principal.kind === 'API_KEY') setChangeActor(em, principal, request.id);
    const { id: requestId, storefrontId = null } = request;
    const ip = callerIp(request);
    return { requestId, ip, storefrontId, principal, ...whatIsRead(dependencies), services };
  };
}

/**
 * Gives a caller's context a unit of work of its own again: what a subscription tells is read anew each time.
 */
export function contextRenewer(
  orm: Orm,
  dependencies: Dependencies,
): (context: RequestContext) => RequestContext {
  return (context) => ({ ...context, services: createServices(dependencies, orm.em.fork()) });
}

/** The context for operations of the shop itself, as an anonymous visitor. */
export function visitorContextFactory(
  { orm, replicas }: Database,
  dependencies: Dependencies,
): () => RequestContext {
  return () => ({
    requestId: newId(),
    ip: 'localhost',
    storefrontId: null,
    principal: visitor,
    ...whatIsRead(dependencies),
    services: createServices(dependencies, (replicas.choose() ?? orm.em).fork()),
  });
}

/** The services for what the shop changes by itself, in its jobs or because a provider reports something. */
export function actingServicesFactory(orm: Orm, dependencies: Dependencies): () => Services {
  return () => {
    const em = orm.em.fork();
    setChangeActor(em, { kind: 'SHOP' }, null);
    return createServices(dependencies, em);
  };
}

/** The shop has one language and one currency. */
function whatIsRead({ locale, config }: Dependencies): Pick<RequestContext, 'locale' | 'currency'> {
  return { locale, currency: config.currencyCode };
}
