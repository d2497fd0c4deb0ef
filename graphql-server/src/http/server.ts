import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { fastify, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config/config.ts';
import { RequestError } from '../errors.ts';
import type { Locale } from '../shared/messages/locale.ts';
import { clientErrorHandler } from './client-error.ts';
import { registerErrorHandler } from './error-handler.ts';
import { countDatabaseWaits } from './database-waits.ts';
import { errorForLog } from './error-for-log.ts';
import { readOnlyJson } from './json-body.ts';
import { isReadable, routable } from './request-url.ts';
import { securityHeaders } from './security-headers.ts';
import { message } from '../shared/messages/message.ts';

const HALF_MEGABYTE = 512 * 1024;

/** When a request that is still arriving is aborted, in ms. */
export interface ArrivalLimits {
  headers: number;
  whole: number;
  /**
   * How often Node checks for such requests; its default of 30 s would let headers drip for half a minute.
   */
  checkInterval: number;
}

/** In 90 s a line of 1 Mbit/s uploads the largest picture, of 10 MB. */
const arrivalLimits: ArrivalLimits = { headers: 5000, whole: 90_000, checkInterval: 500 };

/**
 * How responses are compressed. Brotli by itself holds back what it gets until it has 8 MB, so that a
 * streamed list begins seconds late; flushed after each chunk it is 1 to 2 % larger.
 */
export const compression = {
  threshold: 1024,
  brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH },
};

/** The bare HTTP server: logging without secrets, time and size limits, security headers, compression. */
export async function createHttpServer(
  config: Config,
  shopName: () => string,
  locale: Locale,
  arrival = arrivalLimits,
): Promise<FastifyInstance> {
  const server = fastify({
    bodyLimit: HALF_MEGABYTE,
    requestTimeout: arrival.whole,
    http: { headersTimeout: arrival.headers, connectionsCheckingInterval: arrival.checkInterval },
    connectionTimeout: 30_000,
    trustProxy: config.trustsProxy ? isNearestProxy : false,
    // Nothing is sorted by it, and `newId` asks the operating system for each.
    genReqId: () => randomUUID(),
    // The router would answer an unreadable URL by itself, without the headers below.
    rewriteUrl: ({ url = '/' }) => routable(url),
    forceCloseConnections: 'idle',
    // What still arrives over an open connection is answered as usual, with the word that it was the last.
    return503OnClosing: false,
    clientErrorHandler: clientErrorHandler(locale),
    logger: {
      level: config.logLevel,
      base: loggedOfProcess(),
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { err: errorForLog },
    },
    logController: new LogController({ disableRequestLogging: true }),
  });
  countDatabaseWaits(server);
  const headers = securityHeaders(config.connectOrigins);
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  await server.register(compress, compression);
  readOnlyJson(server, { protoKeys: 'error', acceptsNothing: false });
  registerErrorHandler(server, shopName, locale);
  server.addHook('onRequest', (request, _reply, done) => {
    done(
      isReadable(request.originalUrl)
        ? undefined
        : new RequestError('BAD_REQUEST', message('request.unreadableUrl')),
    );
  });
  return server;
}

/** What each line of the log says of the process: of several on one machine, which it is. */
function loggedOfProcess() {
  const { worker } = cluster;
  return { pid: process.pid, hostname: hostname(), ...(worker && { worker: worker.id }) };
}

/** Only the nearest proxy is trusted; what it forwards could have been made up by anyone. */
function isNearestProxy(_address: string, hop: number): boolean {
  return hop === 0;
}
