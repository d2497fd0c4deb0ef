import type { CategoryInput, CategoryRow_categoryFragment, SizeGuide } from '../../../gql/admin/graphql.ts';
import { pictureInput, type PictureValues, pictureValues } from '../pictures/picture-values.ts';

/** The category form's values, as typed. */
export interface CategoryValues extends PictureValues {
  label: string;
  /** The id of the category that it lies in; empty at the top. */
  parentId: string;
  isVisible: boolean;
  /** Empty for none. */
  sizeGuide: SizeGuide | '';
}

/** The form's values for a category; for a new one in the category with the given id, or at the top. */
export function valuesOf(
  category: CategoryRow_categoryFragment | null,
  parentId: string | null,
): CategoryValues {
  return {
    label: category?.label ?? '',
    parentId: parentId ?? '',
    isVisible: category?.isVisible ?? true,
    sizeGuide: category?.sizeGuide ?? '',
    ...pictureValues(category?.picture),
  };
}

/** The API's input for the form's values; a picture that stays keeps its focal point. */
export function inputOf(
  values: CategoryValues,
  before: CategoryRow_categoryFragment | null,
): Required<Omit<CategoryInput, 'slug'>> {
  return {
    label: values.label.trim(),
    parentId: values.parentId === '' ? null : values.parentId,
    isVisible: values.isVisible,
    sizeGuide: values.sizeGuide === '' ? null : values.sizeGuide,
    picture: pictureInput(values, before?.picture),
  };
}
