import { t } from '@lingui/core/macro';

/** The result of an upload: the picture's URL, or why it failed; `isSignedOut` when the token is no longer valid. */
export type UploadedPicture =
  { profilePicture: string } | { profilePicture: null; message: string; isSignedOut: boolean };

const unreachable = () => t`We can’t reach the shop. Check your connection and try again.`;
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
    request.onerror = request.ontimeout = () => resolve(rejected(unreachable()));
    const form = new FormData();
    form.append('profilePicture', file);
    request.send(form);
  });
}

/** Reads the response: the picture's URL, or an error message for users. */
export function readResponse(status: number, body: unknown): UploadedPicture {
  const url = read(body, 'profilePicture');
  if (status === 200 && url) return { profilePicture: url };
  if (status === 401)
    return { ...rejected(t`Your session has ended. Please log in again.`), isSignedOut: true };
  if (status === 413) return rejected(t`This picture is larger than 5 MB.`);
  if (status === 429)
    return rejected(t`These were many pictures in a short time. Please try again in an hour.`);
  if (status === 503) return rejected(t`The shop is busy. Please try again in a moment.`);
  const detail = status < 500 ? read(body, 'detail') : null;
  return rejected(detail ?? t`Something went wrong on our side. Please try again.`);
}

function rejected(message: string) {
  return { profilePicture: null, message, isSignedOut: false };
}

function read(body: unknown, key: string): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const value: unknown = Object.entries(body).find(([name]) => name === key)?.[1];
  return typeof value === 'string' ? value : null;
}
