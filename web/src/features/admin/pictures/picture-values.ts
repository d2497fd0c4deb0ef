import { t } from '@lingui/core/macro';
import { fieldRules } from '../../../forms/field-rules.ts';
import type { CategoryRow_categoryFragment, PictureInput } from '../../../gql/graphql.ts';
import type { FieldGroup } from '../ui/conflicts/field-parts.ts';

/** A form's single picture: an uploaded one, or none (then `assetId` is empty). */
export interface PictureValues {
  assetId: string;
  pictureUrl: string;
  pictureAlt: string;
}

/** The values without a picture. */
export const noPicture: PictureValues = { assetId: '', pictureUrl: '', pictureAlt: '' };

/** A picture needs a description. */
export function pictureAltRule({ assetId, pictureAlt }: PictureValues): true | string {
  if (assetId === '') return true;
  return pictureAlt.trim() === '' ? t`Please say what the picture shows` : fieldRules.atMost(300)(pictureAlt);
}

type Picture = NonNullable<CategoryRow_categoryFragment['picture']>;

/** The initial values of a picture field. */
export function pictureValues(picture: Picture | null | undefined): PictureValues {
  return {
    assetId: picture?.assetId ?? '',
    pictureUrl: picture?.url ?? '',
    pictureAlt: picture?.alt ?? '',
  };
}

/** The API's input for a picture field. */
export function pictureInput(
  { assetId, pictureAlt }: PictureValues,
  before: Picture | null | undefined,
): PictureInput | null {
  if (assetId === '') return null;
  const focalPoint = before?.assetId === assetId ? before.focalPoint : null;
  return {
    assetId,
    alt: pictureAlt.trim(),
    focalPoint: focalPoint ? { x: focalPoint.x, y: focalPoint.y } : null,
  };
}

/** The field group of a form's picture; see `useConflicts`. */
export const pictureGroup = (): FieldGroup<PictureValues> => ({
  label: t`Picture`,
  fields: ['assetId', 'pictureUrl', 'pictureAlt'],
  text: ({ assetId, pictureAlt }) => (assetId === '' ? '' : pictureAlt),
});
