import type { FastifyBaseLogger } from 'fastify';
import type { ObserveRequest } from './record-requests.ts';

/**
 * Writes a line for each request, whatever the log level is. Fields without a value are left out.
 */
export function logRequests(log: FastifyBaseLogger): ObserveRequest {
  const lines = log.child({}, { level: 'info' });
  return ({ id, method, route, operation, caller, status, durationMs, cost, bytes, isCached, errors }) => {
    lines.info(
      {
        requestId: id,
        method,
        route,
        ...(operation !== null && { operation }),
        ...(caller !== null && { caller }),
        status,
        durationMs,
        ...(cost !== null && { cost }),
        bytes,
        ...(isCached === true && { isCached }),
        ...(errors.length > 0 && { errors }),
      },
      'request',
    );
  };
}
