import { t } from '@lingui/core/macro';
import type {
  StorefrontSettingsInput,
  StorefrontSettings_settingsFragment as StorefrontSettings,
} from '../../../../gql/graphql.ts';
import { fromZonedInput, toZonedInput } from '../../../../lib/time/zoned-time.ts';
import { noPicture, pictureInput, type PictureValues, pictureValues } from '../../pictures/picture-values.ts';
import type { FieldGroup } from '../../ui/conflicts/field-parts.ts';

/** A slide, as typed. */
export interface SlideValues extends PictureValues {
  /** Empty for a new slide. */
  slideId: string;
  caption: string;
  title: string;
  linkText: string;
  linkUrl: string;
  hasSamplePicture: boolean;
}

/** The form's values, as typed. */
export interface StorefrontValues {
  bannerText: string;
  bannerLinkText: string;
  bannerLinkUrl: string;
  heroSlides: SlideValues[];
  offerName: string;
  /** The value of a `datetime-local` input, in the shop's time zone. */
  offerEndsAt: string;
  hasOfferCountdown: boolean;
  staffLink: 'EVERYBODY' | 'STAFF';
  buyers: 'EVERYBODY' | 'ACCOUNTS';
}

export const newSlide = (): SlideValues => ({
  slideId: '',
  caption: '',
  title: '',
  linkText: t`Shop Now`,
  linkUrl: '/shop',
  hasSamplePicture: false,
  ...noPicture,
});

/** The form's values for the section, with times in the time zone. */
export const valuesIn =
  (timeZone: string) =>
  (section: StorefrontSettings): StorefrontValues => ({
    bannerText: section.bannerText,
    bannerLinkText: section.bannerLinkText,
    bannerLinkUrl: section.bannerLinkUrl,
    heroSlides: section.heroSlides.map(
      ({ id, caption, title, linkText, linkUrl, hasSamplePicture, picture }) => ({
        slideId: id,
        caption,
        title,
        linkText,
        linkUrl,
        hasSamplePicture,
        ...pictureValues(picture),
      }),
    ),
    offerName: section.offerName,
    offerEndsAt: toZonedInput(section.offerEndsAt, timeZone),
    hasOfferCountdown: section.hasOfferCountdown,
    staffLink: section.showsStaffLink ? 'EVERYBODY' : 'STAFF',
    buyers: section.allowsGuests ? 'EVERYBODY' : 'ACCOUNTS',
  });

/** The API's input for the form's values. Pictures that are not replaced keep their focal points. */
export const inputIn =
  (timeZone: string) =>
  (values: StorefrontValues, before: StorefrontSettings): StorefrontSettingsInput => ({
    bannerText: values.bannerText.trim(),
    bannerLinkText: values.bannerLinkText.trim(),
    bannerLinkUrl: values.bannerLinkUrl.trim(),
    heroSlides: values.heroSlides.map((slide) => ({
      id: slide.slideId || null,
      caption: slide.caption.trim(),
      title: slide.title.trim(),
      linkText: slide.linkText.trim(),
      linkUrl: slide.linkUrl.trim(),
      hasSamplePicture: slide.hasSamplePicture && slide.assetId === '',
      picture: pictureInput(slide, before.heroSlides.find(({ id }) => id === slide.slideId)?.picture),
    })),
    offerName: values.offerName.trim(),
    offerEndsAt: fromZonedInput(values.offerEndsAt, timeZone) ?? before.offerEndsAt,
    hasOfferCountdown: values.hasOfferCountdown,
    showsStaffLink: values.staffLink === 'EVERYBODY',
    allowsGuests: values.buyers === 'EVERYBODY',
  });

/** Groups of fields that two people can edit without overwriting each other; see `useConflicts`. */
export const storefrontGroups = (): FieldGroup<StorefrontValues>[] => [
  { label: t`Banner`, fields: ['bannerText', 'bannerLinkText', 'bannerLinkUrl'] },
  {
    label: t`Slides`,
    fields: ['heroSlides'],
    text: ({ heroSlides }) => heroSlides.map(({ title }) => title).join(', '),
  },
  { label: t`Name of the offer`, fields: ['offerName'] },
  { label: t`Ends at`, fields: ['offerEndsAt'] },
  { label: t`Show a countdown`, fields: ['hasOfferCountdown'] },
  {
    label: t`Link to the back office`,
    fields: ['staffLink'],
    text: ({ staffLink }) => staffLinkLabels()[staffLink],
  },
  { label: t`Guests`, fields: ['buyers'], text: ({ buyers }) => buyerLabels()[buyers] },
];

export const staffLinkLabels = (): Record<StorefrontValues['staffLink'], string> => ({
  EVERYBODY: t`Everyone`,
  STAFF: t`Only staff signed in to the back office`,
});

export const buyerLabels = (): Record<StorefrontValues['buyers'], string> => ({
  EVERYBODY: t`Everyone, as a guest or with an account`,
  ACCOUNTS: t`Only customers who are logged in`,
});
