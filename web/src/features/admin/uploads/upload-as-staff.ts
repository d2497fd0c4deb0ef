import { codeMessage, unreachableMessage } from '../../../apollo/error-message.ts';
import { type FileUpload, uploadFile } from '../../../lib/browser/upload-file.ts';
import { textAt } from '../../../lib/json.ts';
import { adminSession } from '../../../session/admin-session.ts';
import type { UploadResult } from './upload-queue.ts';

interface StaffUpload<Stored> extends Omit<FileUpload, 'token'> {
  maxBytes: number;
  /** The message for a larger file. */
  tooLarge: string;
  /** Reads what was stored from the response; null if it is incomplete. */
  read: (body: unknown) => Stored | null;
}

/** Uploads a file as the signed-in member of staff. */
export async function uploadAsStaff<Stored>({
  maxBytes,
  tooLarge,
  read,
  ...upload
}: StaffUpload<Stored>): Promise<UploadResult<Stored>> {
  if (upload.file.size > maxBytes) return { message: tooLarge };
  const token = adminSession.read()?.token;
  if (token === undefined) return { message: codeMessage('UNAUTHENTICATED') };
  const response = await uploadFile({ ...upload, token });
  if (!response) return { message: unreachableMessage() };
  const { status, body } = response;
  const stored = status === 200 ? read(body) : null;
  if (stored) return { stored };
  if (status === 401) return { message: codeMessage('UNAUTHENTICATED') };
  if (status === 403) return { message: codeMessage('FORBIDDEN') };
  if (status === 413) return { message: tooLarge };
  // The server's message names the problem with the file or the storage.
  const detail = status === 500 ? null : textAt(body, 'detail');
  return { message: detail ?? codeMessage('INTERNAL_SERVER_ERROR') };
}
