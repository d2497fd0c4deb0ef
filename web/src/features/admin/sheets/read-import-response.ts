import { codeMessage, unreachableMessage } from '../../../apollo/error-message.ts';
import { textAt } from '../../../lib/json.ts';
import type { UploadResponse } from '../../../lib/browser/upload-file.ts';

/** The server's response to an uploaded file: the import's id, or why it was rejected. */
export type SentFile = { id: string } | { problem: string };

/** Parses the response to an uploaded file; null if there was none. */
export function readImportResponse(response: UploadResponse): SentFile {
  if (!response) return { problem: unreachableMessage() };
  const { status, body } = response;
  const id = textAt(body, '_id');
  if (status === 200 && id !== null) return { id };
  if (status === 401) return { problem: codeMessage('UNAUTHENTICATED') };
  if (status === 403) return { problem: codeMessage('FORBIDDEN') };
  const detail = textAt(body, 'detail');
  return { problem: detail !== null && status < 500 ? detail : codeMessage('INTERNAL_SERVER_ERROR') };
}
