import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../../errors.ts';
import { pathOf } from '../request-url.ts';
import { message } from '../../shared/messages/message.ts';

/**
 * The interval over which the event loop's delay is averaged, in ms. A process blocked for all of it counts as
 * overloaded whatever the limit, so that with a shorter one each pause of a busy machine would count.
 */
const SAMPLE_INTERVAL = 1000;
/** When to try again, in seconds. */
const RETRY_AFTER = 2;

/**
 * Rejects anonymous API requests with UNAVAILABLE while the process is overloaded; signed-in users may be in the middle
 * of something. Pages, files, health and the payment provider's webhook pass; pages have their own limit where they are
 * rendered.
 * @param maxEventLoopDelay in ms, on average over a second; 0: nothing is rejected
 * @param override replaces the measurement of the event loop
 * @returns whether the process is overloaded at the moment
 */
export async function shedLoad(
  server: FastifyInstance,
  maxEventLoopDelay: number,
  override?: () => boolean,
): Promise<() => boolean> {
  const isOverloaded = override ?? (await watchEventLoop(server, maxEventLoopDelay));
  server.addHook('onRequest', (request, _reply, done) => {
    const isRejected = isOverloaded() && isAnonymousCall(request);
    done(isRejected ? new RequestError('UNAVAILABLE', message('request.tooBusy'), RETRY_AFTER) : undefined);
  });
  return isOverloaded;
}

async function watchEventLoop(server: FastifyInstance, maxEventLoopDelay: number): Promise<() => boolean> {
  if (maxEventLoopDelay === 0) return () => false;
  // Only for measuring: by itself it would reject everything, health included.
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
