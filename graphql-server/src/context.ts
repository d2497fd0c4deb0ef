import type { FastifyRequest } from 'fastify';
import type { CoreServices } from './core/core-services.ts';
import type { RequestContext } from './core/request-context.ts';
import { newRequestRecord } from './core/request-record.ts';
import { setChangeActor } from './db/change-actor.ts';
import type { EntityManager, Orm } from './db/database.ts';
import type { ServingDatabase } from './db/open-database.ts';
import { visitor } from './shared/principal.ts';
import type { Dependencies } from './dependencies.ts';
import { isAnonymousRead, type ReadRequest } from './http/anonymous-read.ts';
import { callerIp } from './http/storefront-requests.ts';
import { newId } from './shared/new-id.ts';

/** The source of a context: a request, or the connection of a subscribing client. */
export type Caller = Pick<FastifyRequest, 'id' | 'ip' | 'headers'> &
  Partial<Pick<FastifyRequest, 'storefrontId' | 'buyerIp' | 'record'>> &
  ReadRequest;

/** Creates the context of a request. @throws RequestError UNAUTHENTICATED when its token is invalid */
export type ContextFactory<Services> = (caller: Caller) => Promise<RequestContext<Services>>;

export type CreateServices<Services> = (em: EntityManager, userAgent?: string) => Services;

type Database = Pick<ServingDatabase, 'orm' | 'replicas'>;

/** Each request has its own unit of work. Anonymous reads use a replica, if there is one. */
export function contextFactory<Services extends CoreServices>(
  createServices: CreateServices<Services>,
  { orm, replicas }: Database,
  dependencies: Dependencies,
): ContextFactory<Services> {
  return async (request) => {
    const replica = isAnonymousRead(request) ? replicas.choose() : null;
    // A request with an idempotency key must hear only of its own transactions.
    const freshEventManager = request.headers['idempotency-key'] !== undefined;
    const em = (replica ?? orm.em).fork({ freshEventManager });
    const services = createServices(em, request.headers['user-agent']);
    const principal = await services.callers.authenticate(request.headers.authorization, request.ip);
    if (principal.kind === 'STAFF' || principal.kind === 'API_KEY') setChangeActor(em, principal, request.id);
    const { id: requestId, storefrontId = null, record = newRequestRecord() } = request;
    record.caller = principal.kind;
    const ip = callerIp(request);
    return { requestId, record, ip, storefrontId, principal, ...localization(dependencies), services };
  };
}

/** Gives a caller's context a new unit of work: each event of a subscription reads fresh data. */
export function contextRenewer<Services>(
  createServices: CreateServices<Services>,
  orm: Orm,
): (context: RequestContext) => RequestContext<Services> {
  return (context) => ({ ...context, services: createServices(orm.em.fork()) });
}

/** The context for operations of the shop itself, as an anonymous visitor. */
export function visitorContextFactory<Services>(
  createServices: CreateServices<Services>,
  { orm, replicas }: Database,
  dependencies: Dependencies,
): () => RequestContext<Services> {
  return () => ({
    requestId: newId(),
    record: newRequestRecord(),
    ip: 'localhost',
    storefrontId: null,
    principal: visitor,
    ...localization(dependencies),
    services: createServices((replicas.choose() ?? orm.em).fork()),
  });
}

/** The services for changes by the shop itself, in jobs or after a provider's event. */
export function actingServicesFactory<Services>(
  createServices: CreateServices<Services>,
  orm: Orm,
): () => Services {
  return () => {
    const em = orm.em.fork();
    setChangeActor(em, { kind: 'SHOP' }, null);
    return createServices(em);
  };
}

/** The shop has one language and one currency. */
function localization({
  locale,
  currentSettings,
}: Dependencies): Pick<RequestContext, 'locale' | 'currency'> {
  return { locale, currency: currentSettings.get().currency.currencyCode };
}
