import { t } from '@lingui/core/macro';
import type {
  CardPictureShape,
  ThemeFont,
  ThemeSettings_settingsFragment as ThemeSettings,
  ThemeSettingsInput,
} from '../../../../gql/graphql.ts';
import {
  noPicture,
  pictureGroup,
  pictureInput,
  type PictureValues,
  pictureValues,
} from '../../pictures/picture-values.ts';
import type { FieldGroup } from '../../ui/conflicts/field-parts.ts';

/** The form's values, as typed; the picture is the icon. */
export interface ThemeValues extends PictureValues {
  primaryColor: string;
  promoColor: string;
  announcementColor: string;
  footerColor: string;
  cornerRadius: string;
  headingFont: ThemeFont;
  bodyFont: ThemeFont;
  logoHeight: string;
  cardPictureShape: CardPictureShape;
  cardPictureFills: boolean;
  cardShowsRating: boolean;
}

export const valuesOf = ({ icon, ...theme }: ThemeSettings): ThemeValues => ({
  primaryColor: theme.primaryColor,
  promoColor: theme.promoColor,
  announcementColor: theme.announcementColor,
  footerColor: theme.footerColor,
  cornerRadius: String(theme.cornerRadius),
  headingFont: theme.headingFont,
  bodyFont: theme.bodyFont,
  logoHeight: String(theme.logoHeight),
  cardPictureShape: theme.cardPictureShape,
  cardPictureFills: theme.cardPictureFills,
  cardShowsRating: theme.cardShowsRating,
  ...(icon ? pictureValues(icon) : noPicture),
});

export function inputOf(values: ThemeValues, before: ThemeSettings): ThemeSettingsInput {
  const { cornerRadius, logoHeight, ...choices } = values;
  return {
    primaryColor: choices.primaryColor,
    promoColor: choices.promoColor,
    announcementColor: choices.announcementColor,
    footerColor: choices.footerColor,
    cornerRadius: Number(cornerRadius),
    headingFont: choices.headingFont,
    bodyFont: choices.bodyFont,
    logoHeight: Number(logoHeight),
    cardPictureShape: choices.cardPictureShape,
    cardPictureFills: choices.cardPictureFills,
    cardShowsRating: choices.cardShowsRating,
    // No page describes the icon, which stands beside the shop's name.
    icon: pictureInput({ ...values, pictureAlt: 'Icon' }, before.icon),
  };
}

export const themeGroups = (): FieldGroup<ThemeValues>[] => [
  { label: t`Colors`, fields: ['primaryColor', 'promoColor', 'announcementColor', 'footerColor'] },
  { label: t`Fonts`, fields: ['headingFont', 'bodyFont'] },
  { label: t`Corners`, fields: ['cornerRadius'] },
  { label: t`Logo height in pixels`, fields: ['logoHeight'] },
  { label: t`Product cards`, fields: ['cardPictureShape', 'cardPictureFills', 'cardShowsRating'] },
  { ...pictureGroup(), label: t`Icon` },
];

/** The names of the fonts, which are the same in every language. */
export const fontNames: Readonly<Record<ThemeFont, string>> = {
  DM_SANS: 'DM Sans',
  INTER: 'Inter',
  MONTSERRAT: 'Montserrat',
  NUNITO_SANS: 'Nunito Sans',
  OPEN_SANS: 'Open Sans',
  POPPINS: 'Poppins',
  ROBOTO: 'Roboto',
  WORK_SANS: 'Work Sans',
  EB_GARAMOND: 'EB Garamond',
  LORA: 'Lora',
  PLAYFAIR_DISPLAY: 'Playfair Display',
  SOURCE_SERIF: 'Source Serif',
};

export const shapeNames = (): Record<CardPictureShape, string> => ({
  LANDSCAPE: t`Landscape (27:25)`,
  SQUARE: t`Square`,
  PORTRAIT: t`Portrait (4:5)`,
});
