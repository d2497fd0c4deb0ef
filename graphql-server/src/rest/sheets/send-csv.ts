import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CsvFile, writeCsv } from '../../shared/csv/csv.ts';

/** Whether a response is a spreadsheet file. */
export function isCsvFile(response: unknown): response is CsvFile {
  return typeof response === 'object' && response !== null && 'columns' in response && 'pages' in response;
}

/**
 * Sends a file as a download, each page once the client has received the last, so that memory use does not
 * grow with it. An error in a later page closes the connection: the client sees an incomplete download, never
 * a shorter file.
 */
export function sendCsv(request: FastifyRequest, reply: FastifyReply, file: CsvFile): FastifyReply {
  reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${file.name}"`);
  if (request.method === 'HEAD') return reply.send();
  return reply.send(Readable.from(csvText(file), { objectMode: false }));
}

export async function* csvText({ columns, pages }: CsvFile): AsyncGenerator<string, void> {
  yield writeCsv([columns], true);
  for await (const page of pages) if (page.length > 0) yield writeCsv(page, false);
}
