import { useUploads } from '../uploads/use-uploads.ts';
import { uploadAsset, type UploadedAsset } from './upload-asset.ts';

/** The uploads of a picture field. The first `onStored` receives each stored picture, with its file. */
export function usePictureUpload(onStored: (asset: UploadedAsset, file?: File) => void) {
  const upload = useUploads(uploadAsset, onStored);
  return {
    ...upload,
    /** Takes a picture of the media library instead of a file, which would replace it once it is stored. */
    choose: (asset: UploadedAsset) => {
      upload.queue.close();
      onStored(asset);
    },
  };
}

export type PictureUpload = ReturnType<typeof usePictureUpload>;
