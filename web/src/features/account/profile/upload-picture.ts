import { t } from '@lingui/core/macro';
import { codeMessage, unreachableMessage } from '../../../apollo/error-message.ts';
import { textAt } from '../../../lib/json.ts';
import { uploadFile } from '../../../lib/browser/upload-file.ts';

/**
 * The result of an upload: the picture's URL, or why it failed; `isSignedOut` if the token is no longer
 * valid.
 */
export type UploadedPicture =
  { profilePicture: string } | { profilePicture: null; message: string; isSignedOut: boolean };

/**
 * Uploads a picture, which becomes the profile picture of the token's user. `onProgress` gets the fraction
 * sent, from 0 to 1.
 */
export async function uploadPicture(
  file: File,
  token: string,
  onProgress: (part: number) => void,
): Promise<UploadedPicture> {
  const response = await uploadFile({ path: '/api/profilePicture', file, token, onProgress });
  return response ? readResponse(response.status, response.body) : rejected(unreachableMessage());
}

/** Reads the response: the picture's URL, or an error message for users. */
export function readResponse(status: number, body: unknown): UploadedPicture {
  const url = textAt(body, 'profilePicture');
  if (status === 200 && url) return { profilePicture: url };
  if (status === 401) return { ...rejected(codeMessage('UNAUTHENTICATED')), isSignedOut: true };
  if (status === 413) return rejected(t`This picture is larger than 5 MB.`);
  if (status === 429) return rejected(t`Too many uploads. Please try again in an hour.`);
  if (status === 503) return rejected(codeMessage('UNAVAILABLE'));
  const detail = status < 500 ? textAt(body, 'detail') : null;
  return rejected(detail ?? codeMessage('INTERNAL_SERVER_ERROR'));
}

function rejected(message: string) {
  return { profilePicture: null, message, isSignedOut: false };
}
