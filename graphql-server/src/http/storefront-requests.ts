import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { RequestError } from '../errors.ts';
import { message } from '../shared/messages/message.ts';
import { pathOf } from './request-url.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The storefront whose server or page sends the request; null: the shop's own, or a program. */
    storefrontId: string | null;
    /** The IP of the buyer that a storefront's server sends the request for; null: whoever sends it. */
    buyerIp: string | null;
  }
}

interface Storefront {
  id: string;
  origin: string;
}

/** What browsers at other origins may read of answers, beside what they always may. */
const EXPOSED_HEADERS = [
  ...['etag', 'link', 'location', 'retry-after', 'ratelimit', 'ratelimit-policy'],
  ...['idempotent-replayed', 'content-disposition'],
].join(', ');

/** No key of a server is among them: it would be no secret in a browser. */
const ALLOWED_HEADERS = [
  ...['authorization', 'content-type', 'idempotency-key', 'if-none-match'],
  ...['apollo-require-preflight', 'x-apollo-operation-name'],
].join(', ');

const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
  'access-control-allow-headers': ALLOWED_HEADERS,
  // As long as Chromium remembers it at most.
  'access-control-max-age': '7200',
  vary: 'access-control-request-method, access-control-request-headers',
};

/**
 * Lets the pages of other storefronts read the API and the pictures (CORS). There are no cookies, so it needs
 * no credentials. Has to come before whatever else answers: a browser hides even an error that it may not
 * read. Pages at other origins get what they always got.
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
    // Without storefronts every origin is answered alike.
    if (isShared(request) && storefronts().length > 0) {
      addVary(reply, 'origin');
      // Requests for pictures that are only shown don't say which page they are for, so it is all pages or
      // none.
      if (isPicture(request)) reply.header('cross-origin-resource-policy', 'cross-origin');
    }
    done();
  });
}

/** Where other storefronts have business: not the shop's own pages. */
function isShared(request: FastifyRequest): boolean {
  const path = pathOf(request.originalUrl);
  return path === '/graphql' || path.startsWith('/api/') || isPicture(request);
}

/** Pictures that the API names: of products, of their categories in place of one, and of users. */
function isPicture({ originalUrl }: FastifyRequest): boolean {
  return /^\/(assets\/[0-9a-f]{32}-|placeholders\/|uploads\/)/.test(originalUrl);
}

function addVary(reply: FastifyReply, name: string): void {
  const before = reply.getHeader('vary');
  reply.header('vary', before === undefined ? name : `${String(before)}, ${name}`);
}

/** The header in which a storefront's server sends its API key, beside a shopper's token. */
const KEY_HEADER = 'storefront-key';
const BUYER_HEADER = 'buyer-ip';

/**
 * Lets the server of a storefront say for whom it sends a request: by its key, and the buyer's IP, which is
 * then the one that limits count. Without a key the header means nothing, since anybody could make it up.
 * `identify` returns the storefront of a key; the IP is the server's own.
 * @throws RequestError UNAUTHENTICATED for a key that is no storefront's, BAD_REQUEST for an IP that is none
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

/** The IP that limits count a request by. */
export function callerIp({ ip, buyerIp }: Pick<FastifyRequest, 'ip'> & { buyerIp?: string | null }): string {
  return buyerIp ?? ip;
}
