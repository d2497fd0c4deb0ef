import type { FastifyRequest } from 'fastify';
import type { MultipartFile } from '@fastify/multipart';
import { RequestError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';

/** An uploaded file, streamed: reading its content receives it from the client. */
export interface UploadedFile {
  /** One line without a path; may be empty. */
  name: string;
  /**
   * Reading throws an error of status 413 when the file is too large, and RequestError BAD_REQUEST when the
   * upload breaks off.
   */
  content: AsyncIterable<Uint8Array>;
}

/**
 * A form's first file, in memory; other fields are ignored.
 * @throws RequestError BAD_REQUEST for a form without a file, or no form; an error of status 413 when the
 * file is larger than `maxBytes`
 */
export async function readUpload(
  request: FastifyRequest,
  maxBytes: number,
): Promise<{ name: string; content: Uint8Array }> {
  const part = await filePart(request, maxBytes);
  try {
    const content = await part.toBuffer();
    // `toBuffer` notices this only with a further chunk. There is none if the last one ended exactly at the
    // limit, as those of browsers often do.
    if (part.file.truncated) throw new request.server.multipartErrors.RequestFileTooLargeError();
    return { name: fileName(part), content };
  } catch (error) {
    throw uploadError(error);
  }
}

/**
 * A form's first file as a stream; other fields are ignored.
 * @throws RequestError BAD_REQUEST for a form without a file, or no form
 */
export async function openUpload(request: FastifyRequest, maxBytes: number): Promise<UploadedFile> {
  const part = await filePart(request, maxBytes);
  const { file } = part;
  async function* content() {
    try {
      yield* file as AsyncIterable<Uint8Array>;
    } catch (error) {
      throw uploadError(error);
    }
    if (file.truncated) throw new request.server.multipartErrors.RequestFileTooLargeError();
  }
  return { name: fileName(part), content: content() };
}

async function filePart(request: FastifyRequest, maxBytes: number): Promise<MultipartFile> {
  try {
    const part = await request.file({ limits: { fileSize: maxBytes, files: 1, parts: 10, fieldSize: 1024 } });
    if (part) return part;
  } catch (error) {
    throw uploadError(error);
  }
  throw new RequestError('BAD_REQUEST', message('request.noForm'));
}

/** A part of the type `application/octet-stream` is a file even without a name. */
function fileName({ filename = '' }: { filename?: string }): string {
  const base = filename.split(/[/\\]/).pop() ?? '';
  // Browsers escape quotes in forms in this way.
  return base
    .replaceAll('%22', '"')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
}

/** The parser sets no status for a malformed or truncated form. */
function uploadError(error: unknown): unknown {
  const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  return isTooLarge ? error : new RequestError('BAD_REQUEST', message('request.formIncomplete'));
}
