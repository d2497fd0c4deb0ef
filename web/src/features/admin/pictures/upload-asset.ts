import { t } from '@lingui/core/macro';
import { codeMessage, unreachableMessage } from '../../../apollo/error-message.ts';
import { textAt } from '../../../lib/json.ts';
import { uploadFile } from '../../../lib/browser/upload-file.ts';
import { adminSession } from '../../../session/admin-session.ts';

/** A picture stored by the shop. */
export interface UploadedAsset {
  id: string;
  url: string;
  /** What it shows; only the media library may know that. */
  alt?: string;
}

/** The result of an upload: the stored picture, or an error message. */
export type UploadResult = { asset: UploadedAsset } | { asset: null; message: string };

/** Uploads a file and reports the fraction sent, from 0 to 1. */
export type SendFile = (
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
) => Promise<UploadResult>;

const MAX_BYTES = 10 * 1024 * 1024;

/** Uploads a picture as the signed-in member of staff. */
export const uploadAsset: SendFile = async (file, onProgress, signal) => {
  if (file.size > MAX_BYTES) return rejected(t`This picture is larger than 10 MB.`);
  const token = adminSession.read()?.token;
  if (token === undefined) return rejected(codeMessage('UNAUTHENTICATED'));
  const response = await uploadFile({ path: '/api/assets', file, token, onProgress, signal });
  return response ? readResponse(response.status, response.body) : rejected(unreachableMessage());
};

/** Parses the response: the stored picture, or an error message for admins. */
export function readResponse(status: number, body: unknown): UploadResult {
  const [id, url, detail] = ['_id', 'url', 'detail'].map((key) => textAt(body, key));
  if (status === 200 && id && url) return { asset: { id, url } };
  if (status === 401) return rejected(codeMessage('UNAUTHENTICATED'));
  if (status === 403) return rejected(codeMessage('FORBIDDEN'));
  if (status === 413) return rejected(t`This picture is larger than 10 MB.`);
  // The server's message names the problem with the picture or the storage.
  return rejected(detail && status !== 500 ? detail : codeMessage('INTERNAL_SERVER_ERROR'));
}

function rejected(message: string): UploadResult {
  return { asset: null, message };
}
