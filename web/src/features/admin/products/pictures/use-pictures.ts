import { useState } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { haveSameOptions } from '../../../../lib/chosen-options.ts';
import type { UploadedAsset } from '../../pictures/upload-asset.ts';
import { usePictureUpload } from '../../pictures/use-picture-upload.ts';
import { newPicture, type ProductValues } from '../form/product-values.ts';
import type { VariantOptions } from '../variants/variant-values.ts';

/** The server's limit per product. */
export const MAX_PICTURES = 30;

/** The options that identify a variant, whatever its position in the form. */

/**
 * The pictures of the product form and their pending uploads. A picture for a variant becomes a normal
 * picture of the product that the variant shows.
 */
export function usePictures({ control, getValues, setValue }: UseFormReturn<ProductValues>) {
  const { fields, append, move, remove } = useFieldArray({ control, name: 'pictures' });
  const [variantsOfFiles] = useState(() => new Map<File, VariantOptions>());
  const { queue, uploads, isUploading } = usePictureUpload((asset, file) => {
    const variant = file && variantsOfFiles.get(file);
    if (!variant) return add([asset]);
    variantsOfFiles.delete(file);
    addForVariant(variant, asset);
  });

  /** A product lists the same picture once. */
  function add(assets: readonly UploadedAsset[]): void {
    const urls = getValues('pictures').map(({ url }) => url);
    const added = assets.filter(({ url }) => !urls.includes(url));
    const pictures = added.map(({ id, url, alt = '' }) => ({ ...newPicture, assetId: id, url, alt }));
    append(pictures, { shouldFocus: false });
  }

  function addForVariant(variant: VariantOptions, asset: UploadedAsset): void {
    add([asset]);
    const index = getValues('variants').findIndex((each) => haveSameOptions(each, variant));
    if (index >= 0) setValue(`variants.${index}.picture`, asset.url, { shouldDirty: true });
  }

  return {
    rows: fields,
    move,
    remove,
    addUrl: (url: string) => append({ ...newPicture, url }, { shouldFocus: false }),
    queue,
    /** The product's uploads, without those for a variant. */
    uploads: uploads.filter(({ file }) => !variantsOfFiles.has(file)),
    isUploading,
    hasUploads: uploads.length > 0,
    /** How many more pictures the product can have. */
    room: Math.max(0, MAX_PICTURES - fields.length - uploads.length),
    add,
    addForVariant,
    uploadForVariant: ({ colour, size, others }: VariantOptions, file: File) => {
      variantsOfFiles.set(file, { colour, size, others });
      queue.add([file]);
    },
    uploadsForVariant: (variant: VariantOptions) =>
      uploads.filter(({ file }) => {
        const fileVariant = variantsOfFiles.get(file);
        return fileVariant !== undefined && haveSameOptions(fileVariant, variant);
      }),
  };
}

export type Pictures = ReturnType<typeof usePictures>;
