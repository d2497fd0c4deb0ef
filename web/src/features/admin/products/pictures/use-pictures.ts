import { useState } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { haveSameOptions } from '../../../../lib/chosen-options.ts';
import { usePictureUpload } from '../../pictures/use-picture-upload.ts';
import { newPicture, type ProductValues } from '../form/product-values.ts';
import type { VariantValue } from '../variants/variant-values.ts';

/** The server takes no more for a product. */
export const MAX_PICTURES = 30;

/** The options that tell a variant from the others, whatever place it has in the form. */
type VariantOptions = Pick<VariantValue, 'colour' | 'size' | 'other'>;

/**
 * The pictures of the product form, and the files that are on their way to become some. A file for a variant
 * becomes an ordinary picture of the product, which that variant shows.
 */
export function usePictures({ control, getValues, setValue }: UseFormReturn<ProductValues>) {
  const { fields, append, move, remove } = useFieldArray({ control, name: 'pictures' });
  const [variantsOfFiles] = useState(() => new Map<File, VariantOptions>());
  const { queue, uploads, isUploading } = usePictureUpload(({ id, url }, file) => {
    const variant = variantsOfFiles.get(file);
    // The same picture is the same asset, which a product shows once: several variants may have it.
    const isKnown = variant !== undefined && getValues('pictures').some((picture) => picture.url === url);
    if (!isKnown) append({ ...newPicture, assetId: id, url }, { shouldFocus: false });
    if (!variant) return;
    variantsOfFiles.delete(file);
    const index = getValues('variants').findIndex((each) => haveSameOptions(each, variant));
    if (index >= 0) setValue(`variants.${index}.picture`, url, { shouldDirty: true });
  });
  return {
    rows: fields,
    move,
    remove,
    addUrl: (url: string) => append({ ...newPicture, url }, { shouldFocus: false }),
    queue,
    /** Those of the product, without those for a variant. */
    uploads: uploads.filter(({ file }) => !variantsOfFiles.has(file)),
    isUploading,
    hasUploads: uploads.length > 0,
    /** How many more the product may have. */
    room: Math.max(0, MAX_PICTURES - fields.length - uploads.length),
    /** Uploads a picture for a variant. */
    addForVariant: ({ colour, size, other }: VariantOptions, file: File) => {
      variantsOfFiles.set(file, { colour, size, other });
      queue.add([file]);
    },
    uploadsForVariant: (variant: VariantOptions) =>
      uploads.filter(({ file }) => {
        const wanted = variantsOfFiles.get(file);
        return wanted !== undefined && haveSameOptions(wanted, variant);
      }),
  };
}

export type Pictures = ReturnType<typeof usePictures>;
