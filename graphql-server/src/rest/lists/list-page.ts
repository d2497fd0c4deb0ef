import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendTagged } from '../../http/send-tagged.ts';
import { pathOf } from '../../http/request-url.ts';

/** A page of a list, for callers that do not want all of it at once. */
export interface ListPage<Item> {
  kind: 'PAGE';
  items: readonly Item[];
  /** The parameters of the next page; null after the last one. */
  next: Readonly<Record<string, string>> | null;
}

export function listPage<Item>(items: readonly Item[], next: ListPage<Item>['next']): ListPage<Item> {
  return { kind: 'PAGE', items, next };
}

/** Whether a response is a page of a list. */
export function isListPage(response: unknown): response is ListPage<unknown> {
  return typeof response === 'object' && response !== null && 'kind' in response && response.kind === 'PAGE';
}

/** Sends the items of a page as a JSON array, with the next page in the `Link` header (RFC 8288). */
export function sendListPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { items, next }: ListPage<unknown>,
): FastifyReply {
  if (next) {
    const query = new URLSearchParams(next).toString();
    reply.header('link', `<${pathOf(request.url)}?${query}>; rel="next"`);
  }
  return sendTagged(request, reply, 'application/json', JSON.stringify(items));
}
