import { t } from '@lingui/core/macro';
import { codeMessage, unreachableMessage } from '../../../apollo/error-message.ts';
import { isRecord } from '../../../lib/json.ts';

/** The result of an upload: the picture's URL, or why it failed; `isSignedOut` when the token is no longer valid. */
export type UploadedPicture =
  { profilePicture: string } | { profilePicture: null; message: string; isSignedOut: boolean };

/** A picture may take a minute on a slow line. */
const TIMEOUT_MS = 60_000;

/**
 * Uploads a picture, which the server makes the profile picture of the token's user. `onProgress` gets the fraction sent,
 * from 0 to 1. Uses XMLHttpRequest, because `fetch` reports no upload progress.
 */
export function uploadPicture(
  file: File,
  token: string,
  onProgress: (part: number) => void,
): Promise<UploadedPicture> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/profilePicture');
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.responseType = 'json';
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(readResponse(request.status, request.response));
    request.onerror = request.ontimeout = () => resolve(rejected(unreachableMessage()));
    const form = new FormData();
    form.append('profilePicture', file);
    request.send(form);
  });
}

/** Reads the response: the picture's URL, or an error message for users. */
export function readResponse(status: number, body: unknown): UploadedPicture {
  const url = read(body, 'profilePicture');
  if (status === 200 && url) return { profilePicture: url };
  if (status === 401) return { ...rejected(codeMessage('UNAUTHENTICATED')), isSignedOut: true };
  if (status === 413) return rejected(t`This picture is larger than 5 MB.`);
  if (status === 429) return rejected(t`Too many uploads. Please try again in an hour.`);
  if (status === 503) return rejected(codeMessage('UNAVAILABLE'));
  const detail = status < 500 ? read(body, 'detail') : null;
  return rejected(detail ?? codeMessage('INTERNAL_SERVER_ERROR'));
}

function rejected(message: string) {
  return { profilePicture: null, message, isSignedOut: false };
}

function read(body: unknown, key: string): string | null {
  const value = isRecord(body) ? body[key] : null;
  return typeof value === 'string' ? value : null;
}
