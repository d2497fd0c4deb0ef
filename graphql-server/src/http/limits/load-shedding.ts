import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../../errors.ts';
import { networkKey } from '../../shared/network-key.ts';
import { pathOf } from '../request-url.ts';
import { message } from '../../shared/messages/message.ts';
import { threadCpuTime } from './work-limit.ts';

/**
 * The interval over which the event loop delay is averaged, in ms. A process that is blocked for a whole
 * interval counts as overloaded whatever the limit, so with a shorter interval every pause of a busy machine
 * would count.
 */
const SAMPLE_INTERVAL = 1000;
/** With a smaller share of CPU time than this, the process is late because of other processes. */
const MIN_CPU = 0.5;
/** When to retry, in seconds. */
const RETRY_AFTER = 2;

/**
 * Rejects anonymous API requests with UNAVAILABLE while the process is overloaded by its own work. Signed-in
 * users may be in the middle of something, so they pass; a network with one request at a time waits for its
 * turn instead. Pages, files, health checks and the payment provider's webhook pass; pages have their own
 * limit for rendering.
 * @param maxEventLoopDelay in ms, averaged over a second; 0: rejects nothing
 * @param override replaces the measurement of the event loop
 * @returns whether the process is currently overloaded
 */
export async function shedLoad(
  server: FastifyInstance,
  maxEventLoopDelay: number,
  override?: () => boolean,
  cpuTime = threadCpuTime,
): Promise<() => boolean> {
  const isOverloaded = override ?? (await watchEventLoop(server, maxEventLoopDelay, cpuTime));
  const inFlight = new Map<string, number>();
  server.addHook('onRequest', (request, reply, done) => {
    if (!isAnonymousCall(request)) return done();
    const network = networkKey(request.ip);
    const others = inFlight.get(network) ?? 0;
    if (others > 0 && isOverloaded()) {
      request.record.isShed = true;
      return done(new RequestError('UNAVAILABLE', message('request.tooBusy'), RETRY_AFTER));
    }
    inFlight.set(network, others + 1);
    reply.raw.once('close', () => {
      const left = (inFlight.get(network) ?? 1) - 1;
      if (left > 0) inFlight.set(network, left);
      else inFlight.delete(network);
    });
    done();
  });
  return isOverloaded;
}

async function watchEventLoop(
  server: FastifyInstance,
  maxEventLoopDelay: number,
  cpuTime: () => number,
): Promise<() => boolean> {
  if (maxEventLoopDelay === 0) return () => false;
  // The library only measures: by itself it would reject everything, including health checks.
  const pressureHandler = () => undefined;
  await server.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: SAMPLE_INTERVAL,
    pressureHandler,
  });
  let [usedBefore, isBusy] = [cpuTime(), false];
  const sampling = setInterval(() => {
    const used = cpuTime();
    isBusy = used - usedBefore >= MIN_CPU * SAMPLE_INTERVAL;
    usedBefore = used;
  }, SAMPLE_INTERVAL);
  sampling.unref();
  server.addHook('onClose', async () => clearInterval(sampling));
  return () => isBusy && server.isUnderPressure();
}

function isAnonymousCall({ headers, originalUrl }: FastifyRequest): boolean {
  const path = pathOf(originalUrl);
  if (/^\/api\/(payments\/[^/]+|stripe)\/webhook$/.test(path)) return false;
  return headers.authorization === undefined && (path === '/graphql' || path.startsWith('/api/'));
}
