/** What became of an upload: the picture's new address, or why there is none; `isSignedOut` when the token is no longer good. */
export type UploadedPicture =
  { profilePicture: string } | { profilePicture: null; message: string; isSignedOut: boolean };

const UNREACHABLE = 'We can’t reach the shop. Check your connection and try again.';
const MAX_LENGTH = 60_000;

/**
 * Sends a picture to the shop, which makes it the profile picture of the person behind the token. `onProgress` hears the
 * part that has been sent, from 0 to 1. By XMLHttpRequest, since `fetch` does not tell how far it is.
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
    request.timeout = MAX_LENGTH;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(readResponse(request.status, request.response));
    request.onerror = request.ontimeout = () => resolve(rejected(UNREACHABLE));
    const form = new FormData();
    form.append('profilePicture', file);
    request.send(form);
  });
}

/** Reads the answer of the call: a person, or a problem in words for people. */
export function readResponse(status: number, body: unknown): UploadedPicture {
  const address = read(body, 'profilePicture');
  if (status === 200 && address) return { profilePicture: address };
  if (status === 401)
    return { ...rejected('Your session has ended. Please log in again.'), isSignedOut: true };
  if (status === 413) return rejected('This picture is larger than 5 MB.');
  if (status === 429)
    return rejected('These were many pictures in a short time. Please try again in an hour.');
  if (status === 503) return rejected('The shop is busy. Please try again in a moment.');
  const detail = status < 500 ? read(body, 'detail') : null;
  return rejected(detail ?? 'Something went wrong on our side. Please try again.');
}

function rejected(message: string) {
  return { profilePicture: null, message, isSignedOut: false };
}

function read(body: unknown, key: string): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const value: unknown = Object.entries(body).find(([name]) => name === key)?.[1];
  return typeof value === 'string' ? value : null;
}
