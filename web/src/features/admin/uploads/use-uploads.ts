import { useEffect, useState, useSyncExternalStore } from 'react';
import { type SendFile, UploadQueue } from './upload-queue.ts';

/**
 * The uploads of a field or a form, which end when it is closed. The first `send` uploads each file, and the
 * first `onStored` receives what was stored of it.
 */
export function useUploads<Stored>(
  send: SendFile<Stored>,
  onStored: (stored: Stored, file: File) => void,
  maxConcurrent?: number,
) {
  const [queue] = useState(() => new UploadQueue(send, onStored, maxConcurrent));
  const uploads = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  useEffect(() => () => queue.close(), [queue]);
  return {
    queue,
    uploads,
    /** Whether a file is being uploaded; failed ones do not count. */
    isUploading: uploads.some(({ state }) => state !== 'FAILED'),
  };
}
