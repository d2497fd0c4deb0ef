import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface StoredDocument extends Record<string, unknown> {
  id: string;
  title: string;
}

/** A server with the part of Meilisearch's protocol that the shop uses, and its documents in memory. */
export interface MeilisearchServer {
  url: string;
  key: string;
  documents: Map<string, StoredDocument>;
  settings: Record<string, unknown>;
  searches: { q: string; filter: unknown[]; limit: number }[];
  /** The status of every response; null: calls succeed. */
  failsWith: number | null;
  outcome: 'succeeded' | 'failed';
  stop(): Promise<void>;
}

const KEY = 'only-for-tests';

/**
 * Starts the server on a free port. A search finds documents with all its words in the title, in insertion
 * order.
 */
export async function startMeilisearchServer(): Promise<MeilisearchServer> {
  const http = createServer((request, response) => void answer(server, request, response));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const server: MeilisearchServer = {
    url: `http://127.0.0.1:${port}`,
    key: KEY,
    documents: new Map(),
    settings: {},
    searches: [],
    failsWith: null,
    outcome: 'succeeded',
    stop: () => new Promise((resolve) => http.close(() => resolve())),
  };
  return server;
}

async function answer(
  server: MeilisearchServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await text(request);
  const send = (status: number, value: unknown) =>
    response
      .writeHead(status, { 'content-type': 'application/json', connection: 'close' })
      .end(JSON.stringify(value));
  if (server.failsWith !== null) return void send(server.failsWith, { code: 'internal' });
  if (request.headers.authorization !== `Bearer ${server.key}`)
    return void send(403, { code: 'invalid_api_key' });
  const call = `${request.method} ${request.url?.replace(/\?.*/, '')}`;
  if (call.startsWith('GET /tasks/')) return void send(200, { status: server.outcome });
  const value: unknown = JSON.parse(body);
  if (call === 'POST /indexes/products/search') return void send(200, search(server, value as Search));
  if (server.outcome === 'succeeded') change(server, call, value);
  send(202, { taskUid: 1, status: 'enqueued' });
}

type Search = MeilisearchServer['searches'][number];

function search({ searches, documents }: MeilisearchServer, query: Search) {
  searches.push(query);
  const words = query.q.toLowerCase().split(/\s+/);
  const matches = [...documents.values()].filter(({ title }) =>
    words.every((word) => title.toLowerCase().includes(word)),
  );
  return {
    hits: matches.slice(0, query.limit).map(({ id }) => ({ id })),
    estimatedTotalHits: matches.length,
  };
}

function change({ documents, settings }: MeilisearchServer, call: string, value: unknown): void {
  switch (call) {
    case 'PATCH /indexes/products/settings':
      Object.assign(settings, value);
      return;
    case 'POST /indexes/products/documents':
      for (const document of value as StoredDocument[]) documents.set(document.id, document);
      return;
    case 'POST /indexes/products/documents/delete-batch':
      for (const id of value as string[]) documents.delete(id);
      return;
    default:
      throw new Error(`The shop is not expected to call ${call}`);
  }
}
