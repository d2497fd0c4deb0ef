import type { FastifyRequest } from 'fastify';
import type { Orm } from './db/database.ts';
import type { Viewer } from './modules/auth/sessions/viewer.ts';
import { createServices, type Dependencies, type Services } from './services.ts';
import { newId } from './shared/new-id.ts';

/** What a resolver or REST handler may reach: who calls, from where, and the services on a fresh unit of work. */
export interface RequestContext {
  requestId: string;
  /** The caller's network address, for throttling. */
  ip: string;
  /** Null for a caller without a token; a bad token never gets here. */
  viewer: Viewer | null;
  services: Services;
}

/** Makes the context of a request. @throws RequestError UNAUTHENTICATED when it carries a token that is not good */
export type ContextFactory = (request: FastifyRequest) => Promise<RequestContext>;

/** Each request works on a unit of work of its own. */
export function contextFactory(orm: Orm, dependencies: Dependencies): ContextFactory {
  return async (request) => {
    const services = createServices(dependencies, orm.em.fork());
    const viewer = await services.sessions.authenticate(request.headers.authorization);
    return { requestId: request.id, ip: request.ip, viewer, services };
  };
}

/** The context of what the shop asks itself, as any visitor might. */
export function visitorContextFactory(orm: Orm, dependencies: Dependencies): () => RequestContext {
  return () => ({
    requestId: newId(),
    ip: 'localhost',
    viewer: null,
    services: createServices(dependencies, orm.em.fork()),
  });
}
