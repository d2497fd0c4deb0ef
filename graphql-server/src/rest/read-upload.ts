import type { FastifyRequest } from 'fastify';
import { RequestError } from '../errors.ts';
import { message } from '../shared/messages/message.ts';

/**
 * The bytes of the first file of a form, held in memory; other fields are ignored.
 * @throws RequestError BAD_REQUEST for a form without a file, or no form; an error of status 413 when the file is
 * larger than `maxBytes`
 */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<Uint8Array> {
  try {
    const part = await request.file({ limits: { fileSize: maxBytes, files: 1, parts: 10, fieldSize: 1024 } });
    if (part) return await part.toBuffer();
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 413) throw error;
    // The parser sets no status for a malformed or truncated form.
    throw new RequestError('BAD_REQUEST', message('request.formIncomplete'));
  }
  throw new RequestError('BAD_REQUEST', message('request.noForm'));
}
