/** A file to upload to the shop. */
export interface FileUpload {
  /** The path of the endpoint, which takes a form with one file. */
  path: string;
  file: File;
  token: string;
  /** Called with the fraction sent, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Aborts the upload. */
  signal?: AbortSignal;
}

/** The response to an upload; null if there was none. */
export type UploadResponse = { status: number; body: unknown } | null;

/** The accepted picture formats, for a file input's `accept`. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp';

/** In ms. A picture of 10 MB may take a minute on a slow connection. */
const TIMEOUT_MS = 120_000;

/** Uploads a file. Uses XMLHttpRequest, because `fetch` reports no upload progress. */
export function uploadFile({ path, file, token, onProgress, signal }: FileUpload): Promise<UploadResponse> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.responseType = 'json';
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, body: request.response as unknown });
    request.onerror = request.ontimeout = request.onabort = () => resolve(null);
    signal?.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}
