import { t } from '@lingui/core/macro';
import { fieldInputs, type FieldTexts, fieldTextsOf } from '../../../forms/custom-fields/field-values.ts';
import type { CategoryInput, CategoryRow_categoryFragment, SizeGuide } from '../../../gql/graphql.ts';
import { fieldsGroup } from '../custom-fields/form/fields-group.ts';
import { pictureGroup, pictureInput, type PictureValues, pictureValues } from '../pictures/picture-values.ts';
import type { FieldGroup } from '../ui/conflicts/field-parts.ts';
import type { TreeRow } from '../pickers/categories/category-moves.ts';

/** The category form's values, as typed. */
export interface CategoryValues extends PictureValues {
  label: string;
  description: string;
  /** The parent's id; empty at the top level. */
  parentId: string;
  isVisible: boolean;
  /** Empty for none. */
  sizeGuide: SizeGuide | '';
  googleCategory: string;
  fields: FieldTexts;
}

/**
 * The form's values for a category; a new one starts in the category with the given id, or at the top level.
 */
export function valuesOf(
  category: CategoryRow_categoryFragment | null,
  parentId: string | null,
): CategoryValues {
  return {
    label: category?.label ?? '',
    description: category?.description ?? '',
    parentId: parentId ?? '',
    isVisible: category?.isVisible ?? true,
    sizeGuide: category?.sizeGuide ?? '',
    googleCategory: category?.googleCategory ?? '',
    fields: fieldTextsOf(category?.fields),
    ...pictureValues(category?.picture),
  };
}

/** The API's input for the form's values. A picture that is not replaced keeps its focal point. */
export function inputOf(
  values: CategoryValues,
  before: CategoryRow_categoryFragment | null,
): Required<Omit<CategoryInput, 'slug'>> {
  return {
    label: values.label.trim(),
    description: values.description.trim(),
    parentId: values.parentId === '' ? null : values.parentId,
    isVisible: values.isVisible,
    sizeGuide: values.sizeGuide === '' ? null : values.sizeGuide,
    googleCategory: values.googleCategory.trim() || null,
    picture: pictureInput(values, before?.picture),
    fields: fieldInputs(values.fields),
  };
}

/** Groups of fields that two people can edit without overwriting each other; see `useConflicts`. */
export const categoryGroups = (rows: readonly TreeRow[]): FieldGroup<CategoryValues>[] => [
  { label: t`Name`, fields: ['label'] },
  { label: t`Description`, fields: ['description'] },
  {
    label: t`Parent category`,
    fields: ['parentId'],
    text: ({ parentId }) =>
      rows.find(({ category }) => category.id === parentId)?.category.label ?? t`None (top level)`,
  },
  { label: t`Size guide`, fields: ['sizeGuide'], text: ({ sizeGuide }) => sizeGuideLabels()[sizeGuide] },
  { label: t`Google product category`, fields: ['googleCategory'] },
  { label: t`Shoppers see this category`, fields: ['isVisible'] },
  pictureGroup(),
  fieldsGroup('fields'),
];

/** The labels of the size guides. */
export const sizeGuideLabels = (): Record<CategoryValues['sizeGuide'], string> => ({
  '': t`None`,
  WOMENS_CLOTHES: t`Women’s clothing`,
  MENS_TOPS: t`Men’s tops`,
  MENS_TROUSERS: t`Men’s pants and shorts`,
  SHOES: t`Shoes`,
});
