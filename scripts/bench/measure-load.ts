import autocannon, { type Client, type Request } from 'autocannon';
import type { Usage, UsageMeter } from './usage-meter.ts';
import { setTimeout } from 'node:timers/promises';

/** A server's results under load. Times in ms. */
export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

/** The results of a load, with the resources used per request. */
export interface MeteredLoad extends Load {
  perRequest: Usage;
}

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 2;
const DRAIN_MS = 2000;

/**
 * Sends the requests in turn over 16 connections, each after the previous response: two seconds of warm-up,
 * then `seconds` that count. Each connection is a visitor from another network. `answered` counts both.
 * @throws Error when a response was not successful
 */
export async function measureLoad(
  url: string,
  requests: Request[],
  seconds: number,
): Promise<Load & { answered: number }> {
  const send = (duration: number) =>
    autocannon({
      url,
      connections: CONNECTIONS,
      duration,
      requests,
      setupClient: visitorsOfOwnNetworks(requests),
    });
  const { requests: warming } = await send(WARM_UP_SECONDS);
  // Requests left in the shop's queue from the warm-up would cause rejections of the first ones that count.
  await setTimeout(DRAIN_MS);
  const { requests: answered, latency, errors, non2xx, timeouts } = await send(seconds);
  if (errors + non2xx + timeouts > 0) {
    throw new Error(`${url}: ${errors} errors, ${non2xx} rejected, ${timeouts} time-outs`);
  }
  const { p50, p99 } = latency;
  return { perSecond: answered.average, p50, p99, answered: warming.total + answered.total };
}

/** `measureLoad` with the metered server's resource usage, including the warm-up. */
export async function meterLoad(
  meter: UsageMeter,
  url: string,
  requests: Request[],
  seconds: number,
): Promise<MeteredLoad> {
  const { result, usage } = await meter.during(() => measureLoad(url, requests, seconds));
  const { answered, ...load } = result;
  return {
    ...load,
    perRequest: {
      processorMs: usage.processorMs / answered,
      databaseMs: usage.databaseMs / answered,
      statements: usage.statements / answered,
    },
  };
}

/** Gives each connection its own IP, because the shop lets only a few expensive requests per network wait. */
function visitorsOfOwnNetworks(requests: Request[]): (client: Client) => void {
  let visitors = 0;
  return (client) => {
    visitors += 1;
    const ip = `10.0.0.${visitors}`;
    client.setRequests(
      requests.map((request) => ({ ...request, headers: { ...request.headers, 'x-forwarded-for': ip } })),
    );
  };
}
