import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends a body under an ETag, or says that the client's copy is still good (RFC 9110, section 13.1.2). The tag is
 * a weak one: the same body may leave compressed in several ways.
 */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, body: unknown): FastifyReply {
  const text = JSON.stringify(body);
  const tag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  reply.header('etag', tag);
  const known = request.headers['if-none-match']?.split(',').map((part) => part.trim()) ?? [];
  if (known.includes(tag) || known.includes('*')) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}
