import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface TaggedText {
  tag: string;
  bytes: Buffer;
}

/** Tags a text that is sent repeatedly, so that its tag and bytes are computed only once. */
export function tagText(text: string): TaggedText {
  return { tag: `"${createHash('sha1').update(text).digest('base64url')}"`, bytes: Buffer.from(text) };
}

/**
 * Sends a text with an ETag, or 304 when the client's copy is current (RFC 9110, section 13.1.2). The tag is
 * weak, because the same text may be compressed in several ways. Only a successful response can be "not
 * modified". (@fastify/etag 6.2 also sends 304 for errors, and supports neither a list of tags nor `*`.)
 */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  text: string | TaggedText,
): FastifyReply {
  const { tag, bytes } = typeof text === 'string' ? tagText(text) : text;
  reply.header('etag', `W/${tag}`);
  const clientTags = knownTags(request);
  if (reply.statusCode === 200 && (clientTags.includes(tag) || clientTags.includes('*')))
    return reply.code(304).send();
  return reply.type(type.includes('charset=') ? type : `${type}; charset=utf-8`).send(bytes);
}

/** The ETags of the client's copies, with weak ones as strong ones: If-None-Match uses weak comparison. */
export function knownTags({ headers }: FastifyRequest): string[] {
  return headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
}
