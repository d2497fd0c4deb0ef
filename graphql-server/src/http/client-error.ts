import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Locale } from '../shared/messages/locale.ts';
import { type Message, message } from '../shared/messages/message.ts';
import { unreadableRequest } from './problem.ts';

const reasons: Record<string, readonly [status: number, code: string, reason: Message]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'REQUEST_TIMEOUT', message('request.timeout')],
  HPE_HEADER_OVERFLOW: [431, 'HEADERS_TOO_LARGE', message('request.headersTooLarge')],
};
const malformed = [400, 'BAD_REQUEST', message('request.malformed')] as const;

/**
 * Responds to malformed HTTP, such as two lengths or a broken chunk, and closes the connection. The intended
 * endpoint is unknown, so every response is RFC 9457.
 */
export function clientErrorHandler(locale: Locale) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) {
      const [status, code, reason] = reasons[error.code ?? ''] ?? malformed;
      const body = JSON.stringify(unreadableRequest(status, code, reason, locale));
      const head = [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'Connection: close',
        'Cache-Control: no-store',
        'X-Content-Type-Options: nosniff',
        'Content-Type: application/problem+json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    }
    socket.destroy(error);
  };
}
