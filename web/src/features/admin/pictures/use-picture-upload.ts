import { useEffect, useState, useSyncExternalStore } from 'react';
import { uploadAsset, type UploadedAsset } from './upload-asset.ts';
import { UploadQueue } from './upload-queue.ts';

/**
 * The files on their way to a picture field; the first `onStored` gets each picture that the shop has stored.
 */
export function usePictureUpload(onStored: (asset: UploadedAsset, file: File) => void) {
  const [queue] = useState(() => new UploadQueue(uploadAsset, onStored));
  const uploads = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  useEffect(() => () => queue.close(), [queue]);
  return {
    queue,
    uploads,
    /** Whether a file is on its way; one that failed is not. */
    isUploading: uploads.some(({ state }) => state !== 'FAILED'),
  };
}

export type PictureUpload = ReturnType<typeof usePictureUpload>;
