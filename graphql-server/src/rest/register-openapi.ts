import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendTagged, type TaggedText, tagText } from '../http/send-tagged.ts';
import { renderDocsPage } from './openapi/docs-page.ts';
import { type OpenApiDocument, openApiDocument } from './openapi/openapi-document.ts';
import type { Route } from './route.ts';

/** Paths of the OpenAPI document and its page, below `/api`; both are public. */
export const documentPaths = { document: '/openapi.json', page: '/docs' } as const;

/** Serves the OpenAPI document and its page. Both are created on first use and are the same for everyone. */
export function registerOpenApi(api: FastifyInstance, routes: readonly Route[]): void {
  const serve = (path: string, type: string, write: (document: OpenApiDocument) => string) => {
    let written: TaggedText | undefined;
    api.get(path, (request: FastifyRequest, reply: FastifyReply) => {
      written ??= tagText(write(openApiDocument(routes)));
      reply.header('cache-control', 'no-cache');
      return sendTagged(request, reply, type, written);
    });
  };
  serve(documentPaths.document, 'application/json', (document) => JSON.stringify(document));
  serve(documentPaths.page, 'text/html', (document) => renderDocsPage(document).toString());
}
