import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../errors.ts';
import { pathOf } from './request-address.ts';

/**
 * Over how long the delay of the event loop is averaged, in ms. A process that is held for the whole of it counts as overloaded
 * whatever the limit, so that a shorter one would take each pause of a busy machine for an overload.
 */
const SAMPLE_INTERVAL = 1000;
/** When to try again, in seconds. */
const RETRY_AFTER = 2;

/**
 * Refuses anonymous calls of the API while the process has more to do than it can, with UNAVAILABLE: whoever is signed in is in the
 * middle of something. Pages, files, health and the payment provider's webhooks pass; what a page costs is looked at where
 * it is drawn.
 * @param maxEventLoopDelay in ms, on average over a second; 0: nothing is refused
 * @param isOverloaded stands in for the event loop
 * @returns whether the process is overloaded just now
 */
export async function shedLoad(
  server: FastifyInstance,
  maxEventLoopDelay: number,
  isOverloaded?: () => boolean,
): Promise<() => boolean> {
  const asks = isOverloaded ?? (await watchEventLoop(server, maxEventLoopDelay));
  server.addHook('onRequest', (request, _reply, done) => {
    const isRefused = asks() && isAnonymousCall(request);
    done(
      isRefused
        ? new RequestError('UNAVAILABLE', 'Too busy. Please try again in a moment.', RETRY_AFTER)
        : undefined,
    );
  });
  return asks;
}

async function watchEventLoop(server: FastifyInstance, maxEventLoopDelay: number): Promise<() => boolean> {
  if (maxEventLoopDelay === 0) return () => false;
  // It only measures: by itself it would refuse everything, health included.
  const pressureHandler = () => undefined;
  await server.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: SAMPLE_INTERVAL,
    pressureHandler,
  });
  return () => server.isUnderPressure();
}

function isAnonymousCall({ headers, originalUrl }: FastifyRequest): boolean {
  const path = pathOf(originalUrl);
  if (path === '/api/stripe/webhook') return false;
  return headers.authorization === undefined && (path === '/graphql' || path.startsWith('/api/'));
}
