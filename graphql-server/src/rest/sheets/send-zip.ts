import type { FastifyReply, FastifyRequest } from 'fastify';
import { Zip, ZipDeflate } from 'fflate';
import { Readable } from 'node:stream';

/** A ZIP file, whose files are read while it is sent. */
export interface ZipFile {
  /** With its extension. */
  name: string;
  entries: AsyncIterable<ZipEntry>;
}

interface ZipEntry {
  /** Unique in the ZIP file, with its folder. */
  name: string;
  content: AsyncIterable<string> | readonly Uint8Array[];
}

export function isZipFile(response: unknown): response is ZipFile {
  return typeof response === 'object' && response !== null && 'entries' in response && 'name' in response;
}

/**
 * Sends a ZIP file as a download, and reads each file in it once the client has received the last. After an
 * error, the client sees an incomplete download, as with spreadsheets.
 */
export function sendZip(request: FastifyRequest, reply: FastifyReply, file: ZipFile): FastifyReply {
  reply.type('application/zip').header('content-disposition', `attachment; filename="${file.name}"`);
  if (request.method === 'HEAD') return reply.send();
  return reply.send(Readable.from(bytesOf(file), { objectMode: false }));
}

async function* bytesOf({ entries }: ZipFile): AsyncGenerator<Uint8Array, void> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  const take = () => {
    const taken = ready;
    ready = [];
    return taken;
  };
  for await (const { name, content } of entries) {
    const file = new ZipDeflate(name);
    zip.add(file);
    for await (const part of content) {
      file.push(Buffer.from(part));
      yield* take();
    }
    file.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
