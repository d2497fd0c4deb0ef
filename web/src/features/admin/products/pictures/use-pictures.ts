import { type Control, useFieldArray } from 'react-hook-form';
import { newPicture, type ProductValues } from '../product-values.ts';
import { usePictureUpload } from '../../pictures/use-picture-upload.ts';

/** The pictures of the product form, and the files that are on their way to become some. */
export function usePictures(control: Control<ProductValues>) {
  const { fields, append, move, remove } = useFieldArray({ control, name: 'pictures' });
  const { queue, uploads, isUploading } = usePictureUpload(({ id, url }) =>
    append({ ...newPicture, assetId: id, url }, { shouldFocus: false }),
  );
  return {
    rows: fields,
    move,
    remove,
    addUrl: (url: string) => append({ ...newPicture, url }, { shouldFocus: false }),
    queue,
    uploads,
    isUploading,
  };
}

export type Pictures = ReturnType<typeof usePictures>;
