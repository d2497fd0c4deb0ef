import { type FieldPath, type FieldPathValue, type UseFormReturn, useWatch } from 'react-hook-form';
import { noPicture, type PictureValues } from './picture-values.ts';
import { usePictureUpload } from './use-picture-upload.ts';

/** The picture of a form for what has only one, and the file that is on its way to become it; for a SinglePictureField. */
export function usePictureField<Values extends PictureValues>({ control, setValue }: UseFormReturn<Values>) {
  const nameOf = (name: keyof PictureValues) => name as FieldPath<Values>;
  const setPicture = (picture: Partial<PictureValues>) => {
    for (const [name, value] of Object.entries(picture)) {
      setValue(nameOf(name as keyof PictureValues), value as FieldPathValue<Values, FieldPath<Values>>, {
        shouldDirty: true,
      });
    }
  };
  const upload = usePictureUpload(({ id, url }) => setPicture({ assetId: id, pictureUrl: url }));
  const [assetId, pictureUrl]: string[] = useWatch({
    control,
    name: [nameOf('assetId'), nameOf('pictureUrl')],
  });
  return {
    upload,
    /** Null while there is no picture. */
    url: assetId === '' ? null : (pictureUrl ?? null),
    onRemove: () => setPicture(noPicture),
  };
}
