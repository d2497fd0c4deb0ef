import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../../errors.ts';
import { networkKey } from '../../shared/network-key.ts';
import { pathOf } from '../request-url.ts';
import { message } from '../../shared/messages/message.ts';
import { threadCpuTime } from './work-limit.ts';

/**
 * The interval over which the event loop's delay is averaged, in ms. A process blocked for all of it counts
 * as overloaded whatever the limit, so that with a shorter one each pause of a busy machine would count.
 */
const SAMPLE_INTERVAL = 1000;
/**
 * Less of its thread than this, as a part of one, and a process is late because others have the processor.
 */
const MIN_CPU = 0.5;
/** When to try again, in seconds. */
const RETRY_AFTER = 2;

/**
 * Rejects anonymous API requests with UNAVAILABLE while the process is overloaded by its own work; signed-in
 * users may be in the middle of something, and a network that asks for one thing at a time waits for its turn
 * instead. Pages, files, health and the payment provider's webhook pass; pages have their own limit where
 * they are rendered.
 * @param maxEventLoopDelay in ms, on average over a second; 0: nothing is rejected
 * @param override replaces the measurement of the event loop
 * @returns whether the process is overloaded at the moment
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
  // Only for measuring: by itself it would reject everything, health included.
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
