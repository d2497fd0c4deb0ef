import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { RequestError } from '../errors.ts';
import { message } from '../shared/messages/message.ts';
import { pathOf } from './request-url.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The storefront whose server or page sends the request; null: the shop's own pages, or a program. */
    storefrontId: string | null;
    /** The buyer's IP, sent by a storefront's server; null: the sender is the buyer. */
    buyerIp: string | null;
  }
}

interface Storefront {
  id: string;
  origin: string;
}

/** Response headers that pages at other origins may read, in addition to the default ones. */
const EXPOSED_HEADERS = [
  ...['etag', 'link', 'location', 'retry-after', 'ratelimit', 'ratelimit-policy'],
  ...['idempotent-replayed', 'content-disposition', 'x-request-id'],
].join(', ');

/** Does not include a server's key: it would be no secret in a browser. */
const ALLOWED_HEADERS = [
  ...['authorization', 'content-type', 'idempotency-key', 'if-none-match'],
  ...['apollo-require-preflight', 'x-apollo-operation-name'],
].join(', ');

const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
  'access-control-allow-headers': ALLOWED_HEADERS,
  // Chromium's maximum.
  'access-control-max-age': '7200',
  vary: 'access-control-request-method, access-control-request-headers',
};

/**
 * Lets pages of other storefronts read the API and pictures (CORS). There are no cookies, so it needs no
 * credentials. Register it before anything else that responds: browsers hide even errors from pages without
 * permission. Pages at other origins get the same responses as before.
 */
export function registerCors(server: FastifyInstance, storefronts: () => readonly Storefront[]): void {
  server.decorateRequest('storefrontId', null);
  server.decorateRequest('buyerIp', null);
  server.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (origin === undefined || !isShared(request)) return done();
    const storefront = storefronts().find((one) => one.origin === origin);
    if (!storefront) return done();
    request.storefrontId = storefront.id;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': EXPOSED_HEADERS,
    });
    const isPreflight =
      request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (isPreflight) void reply.code(204).headers(PREFLIGHT_HEADERS).send();
    else done();
  });
  server.addHook('onSend', (request, reply, _payload, done) => {
    // Without storefronts, responses do not depend on the origin.
    if (isShared(request) && storefronts().length > 0) {
      addVary(reply, 'origin');
      // Image requests do not name the page that shows them, so the header is for all pages or none.
      if (isPicture(request)) reply.header('cross-origin-resource-policy', 'cross-origin');
    }
    done();
  });
}

/** Paths for other storefronts: not the shop's own pages. */
function isShared(request: FastifyRequest): boolean {
  const path = pathOf(request.originalUrl);
  return path === '/graphql' || path.startsWith('/api/') || isPicture(request);
}

/** Pictures that the API refers to: of products, of their categories as placeholders, and of users. */
function isPicture({ originalUrl }: FastifyRequest): boolean {
  return /^\/(assets\/[0-9a-f]{32}-|placeholders\/|uploads\/)/.test(originalUrl);
}

function addVary(reply: FastifyReply, name: string): void {
  const before = reply.getHeader('vary');
  reply.header('vary', before === undefined ? name : `${String(before)}, ${name}`);
}

/** The header for a storefront server's API key, next to a shopper's token. */
const KEY_HEADER = 'storefront-key';
const BUYER_HEADER = 'buyer-ip';

/**
 * Lets a storefront's server state whom a request is for: with its key and the buyer's IP, which rate limits
 * then use. Without a key, the IP header is ignored, because anyone could forge it. `identify` returns the
 * storefront of a key; its IP argument is the server's own.
 * @throws RequestError UNAUTHENTICATED for a key that belongs to no storefront, BAD_REQUEST for an invalid IP
 */
export function registerStorefrontServers(
  server: FastifyInstance,
  identify: (key: string, ip: string) => Promise<string>,
): void {
  server.addHook('onRequest', async (request) => {
    const key = request.headers[KEY_HEADER];
    if (key === undefined || !isShared(request)) return;
    request.storefrontId = await identify(String(key), request.ip);
    const buyerIp = request.headers[BUYER_HEADER];
    if (buyerIp === undefined) return;
    if (!ipaddr.isValid(String(buyerIp)))
      throw new RequestError('BAD_REQUEST', message('request.buyerIpInvalid'));
    request.buyerIp = String(buyerIp);
  });
}

/** The IP that rate limits use. */
export function callerIp({ ip, buyerIp }: Pick<FastifyRequest, 'ip'> & { buyerIp?: string | null }): string {
  return buyerIp ?? ip;
}
