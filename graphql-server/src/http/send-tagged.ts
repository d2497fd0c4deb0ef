import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text as it is sent, with its ETag. */
export interface TaggedText {
  tag: string;
  bytes: Buffer;
}

/** Tags a text that is sent more than once, so that neither its tag nor its bytes are computed each time. */
export function tagText(text: string): TaggedText {
  return { tag: `"${createHash('sha1').update(text).digest('base64url')}"`, bytes: Buffer.from(text) };
}

/**
 * Sends a text with an ETag, or 304 when the client's copy is current (RFC 9110, section 13.1.2). The tag is
 * weak: the same text may be compressed in several ways. Only a successful response can be "not modified".
 * (@fastify/etag 6.2 answers 304 to errors, too, and knows neither a list of tags nor `*`.)
 */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  text: string | TaggedText,
): FastifyReply {
  const { tag, bytes } = typeof text === 'string' ? tagText(text) : text;
  reply.header('etag', `W/${tag}`);
  const known = knownTags(request);
  if (reply.statusCode === 200 && (known.includes(tag) || known.includes('*'))) return reply.code(304).send();
  return reply.type(type.includes('charset=') ? type : `${type}; charset=utf-8`).send(bytes);
}

/**
 * The ETags of the copies that the client has, weak ones like strong ones: If-None-Match compares no more.
 */
export function knownTags({ headers }: FastifyRequest): string[] {
  return headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
}
