import cluster from 'node:cluster';
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
import { logRequests } from '../observability/log-requests.ts';
import { type ObserveRequest, recordRequests } from '../observability/record-requests.ts';
import { traceRequests } from '../observability/trace-requests.ts';
import { readOnlyJson } from './json-body.ts';
import { REQUEST_ID_HEADER, requestIdOf } from './request-id.ts';
import { isReadable, pathOf, routable } from './request-url.ts';
import { securityHeaders } from './security-headers.ts';
import { message } from '../shared/messages/message.ts';

const HALF_MEGABYTE = 512 * 1024;

/** When to abort a request that is still arriving, in ms. */
export interface ArrivalLimits {
  headers: number;
  whole: number;
  /**
   * How often Node checks for such requests; with its default of 30 s, headers could trickle in for half a
   * minute.
   */
  checkInterval: number;
}

/** Replaceable parts. */
export interface ServerParts {
  arrival?: ArrivalLimits;
  /** Where the lines of the log go; by default to standard output. */
  logStream?: { write(line: string): void };
  /** Called after each request, for metrics. */
  observe?: ObserveRequest;
}

/** 90 s is enough to upload the largest picture (10 MB) at 1 Mbit/s. */
const arrivalLimits: ArrivalLimits = { headers: 5000, whole: 90_000, checkInterval: 500 };

/**
 * Compression of responses. By default Brotli buffers up to 8 MB, so that a streamed list would begin seconds
 * late; flushing after each chunk makes it 1 to 2 % larger.
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
  { arrival = arrivalLimits, logStream, observe }: ServerParts = {},
): Promise<FastifyInstance> {
  const server = fastify({
    bodyLimit: HALF_MEGABYTE,
    requestTimeout: arrival.whole,
    http: { headersTimeout: arrival.headers, connectionsCheckingInterval: arrival.checkInterval },
    connectionTimeout: 30_000,
    trustProxy: config.trustsProxy ? isNearestProxy : false,
    genReqId: (request) => requestIdOf(request, config.trustsProxy),
    // The router would respond to an unreadable URL by itself, without the headers below.
    rewriteUrl: ({ url = '/' }) => routable(url),
    forceCloseConnections: 'idle',
    // Requests on open connections are still served normally, with `connection: close`.
    return503OnClosing: false,
    clientErrorHandler: clientErrorHandler(locale),
    logger: {
      ...(logStream && { stream: logStream }),
      level: config.logLevel,
      base: loggedOfProcess(),
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { err: errorForLog },
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  });
  recordRequests(
    server,
    [...(config.logsRequests ? [logRequests(server.log)] : []), ...(observe ? [observe] : [])],
    config.logsRequests,
  );
  traceRequests(server, config.trustsProxy);
  countDatabaseWaits(server);
  const headersAt = securityHeaders(config.connectOrigins);
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersAt(pathOf(request.url))).header(REQUEST_ID_HEADER, request.id);
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

/** What each log line says about the process: which one it is, of several on a machine. */
function loggedOfProcess() {
  const { worker } = cluster;
  return { pid: process.pid, hostname: hostname(), ...(worker && { worker: worker.id }) };
}

/** Trusts only the nearest proxy; anyone could have forged what it forwards. */
function isNearestProxy(_address: string, hop: number): boolean {
  return hop === 0;
}
