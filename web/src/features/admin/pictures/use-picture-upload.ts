import { useEffect, useState, useSyncExternalStore } from 'react';
import { uploadAsset, type UploadedAsset } from './upload-asset.ts';
import { UploadQueue } from './upload-queue.ts';

/** The uploads of a picture field. The first `onStored` receives each stored picture, with its file. */
export function usePictureUpload(onStored: (asset: UploadedAsset, file?: File) => void) {
  const [queue] = useState(() => new UploadQueue(uploadAsset, onStored));
  const uploads = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  useEffect(() => () => queue.close(), [queue]);
  return {
    queue,
    uploads,
    /** Takes a picture of the media library instead of a file, which would replace it once it is stored. */
    choose: (asset: UploadedAsset) => {
      queue.close();
      onStored(asset);
    },
    /** Whether a file is being uploaded; failed ones do not count. */
    isUploading: uploads.some(({ state }) => state !== 'FAILED'),
  };
}

export type PictureUpload = ReturnType<typeof usePictureUpload>;
