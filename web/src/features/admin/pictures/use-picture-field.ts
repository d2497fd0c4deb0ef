import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { noPicture, type PictureValues } from './picture-values.ts';
import { usePictureUpload } from './use-picture-upload.ts';

/**
 * The state of a single picture field, with its pending upload, for a SinglePictureField. `row` is the
 * position of the picture's values if the form has a list of them.
 */
export function usePictureField<Values extends FieldValues>(
  { control, setValue }: UseFormReturn<Values>,
  row?: string,
) {
  const nameOf = (name: keyof PictureValues) =>
    (row === undefined ? name : `${row}.${name}`) as FieldPath<Values>;
  const setPicture = (picture: Partial<PictureValues>) => {
    for (const [name, value] of Object.entries(picture)) {
      setValue(nameOf(name as keyof PictureValues), value as FieldPathValue<Values, FieldPath<Values>>, {
        shouldDirty: true,
      });
    }
  };
  const upload = usePictureUpload(({ id, url, alt }) =>
    setPicture({ assetId: id, pictureUrl: url, ...(alt && { pictureAlt: alt }) }),
  );
  const [assetId, pictureUrl]: string[] = useWatch({
    control,
    name: [nameOf('assetId'), nameOf('pictureUrl')],
  });
  return {
    upload,
    /** Null if there is no picture. */
    url: assetId === '' ? null : (pictureUrl ?? null),
    onRemove: () => setPicture(noPicture),
  };
}
