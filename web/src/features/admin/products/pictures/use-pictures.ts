import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Control, useFieldArray } from 'react-hook-form';
import { newPicture, type ProductValues } from '../product-values.ts';
import { uploadAsset } from './upload-asset.ts';
import { UploadQueue } from './upload-queue.ts';

/** The pictures of the product form, and the files that are on their way to become some. */
export function usePictures(control: Control<ProductValues>) {
  const { fields, append, move, remove } = useFieldArray({ control, name: 'pictures' });
  const [queue] = useState(
    () =>
      new UploadQueue(uploadAsset, ({ id, url }) =>
        append({ ...newPicture, assetId: id, url }, { shouldFocus: false }),
      ),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  useEffect(() => () => queue.close(), [queue]);
  return {
    rows: fields,
    move,
    remove,
    addUrl: (url: string) => append({ ...newPicture, url }, { shouldFocus: false }),
    queue,
    uploads,
    /** Whether a file is on its way; one that failed is not. */
    isUploading: uploads.some(({ state }) => state !== 'FAILED'),
  };
}

export type Pictures = ReturnType<typeof usePictures>;
