import { t } from '@lingui/core/macro';
import type {
  StorefrontSettingsInput,
  StorefrontSettings_settingsFragment as StorefrontSettings,
} from '../../../../gql/graphql.ts';
import { fromZonedInput, toZonedInput } from '../../../../lib/time/zoned-time.ts';
import type { FieldGroup } from '../../ui/conflicts/field-parts.ts';

/** The form's values, as typed. */
export interface StorefrontValues {
  bannerText: string;
  bannerLinkText: string;
  bannerLinkUrl: string;
  offerName: string;
  /** The value of a `datetime-local` input, in the shop's time zone. */
  offerEndsAt: string;
  hasOfferCountdown: boolean;
  staffLink: 'EVERYBODY' | 'STAFF';
  buyers: 'EVERYBODY' | 'ACCOUNTS';
  hasBlog: boolean;
}

/** The form's values for the section, with times in the time zone. */
export const valuesIn =
  (timeZone: string) =>
  (section: StorefrontSettings): StorefrontValues => ({
    bannerText: section.bannerText,
    bannerLinkText: section.bannerLinkText,
    bannerLinkUrl: section.bannerLinkUrl,
    offerName: section.offerName,
    offerEndsAt: toZonedInput(section.offerEndsAt, timeZone),
    hasOfferCountdown: section.hasOfferCountdown,
    staffLink: section.showsStaffLink ? 'EVERYBODY' : 'STAFF',
    buyers: section.allowsGuests ? 'EVERYBODY' : 'ACCOUNTS',
    hasBlog: section.hasBlog,
  });

/** The API's input for the form's values. Pictures that are not replaced keep their focal points. */
export const inputIn =
  (timeZone: string) =>
  (values: StorefrontValues, before: StorefrontSettings): StorefrontSettingsInput => ({
    bannerText: values.bannerText.trim(),
    bannerLinkText: values.bannerLinkText.trim(),
    bannerLinkUrl: values.bannerLinkUrl.trim(),
    offerName: values.offerName.trim(),
    offerEndsAt: fromZonedInput(values.offerEndsAt, timeZone) ?? before.offerEndsAt,
    hasOfferCountdown: values.hasOfferCountdown,
    showsStaffLink: values.staffLink === 'EVERYBODY',
    allowsGuests: values.buyers === 'EVERYBODY',
    hasBlog: values.hasBlog,
  });

/** Groups of fields that two people can edit without overwriting each other; see `useConflicts`. */
export const storefrontGroups = (): FieldGroup<StorefrontValues>[] => [
  { label: t`Banner`, fields: ['bannerText', 'bannerLinkText', 'bannerLinkUrl'] },
  { label: t`Name of the offer`, fields: ['offerName'] },
  { label: t`Ends at`, fields: ['offerEndsAt'] },
  { label: t`Show a countdown`, fields: ['hasOfferCountdown'] },
  {
    label: t`Link to the back office`,
    fields: ['staffLink'],
    text: ({ staffLink }) => staffLinkLabels()[staffLink],
  },
  { label: t`Guests`, fields: ['buyers'], text: ({ buyers }) => buyerLabels()[buyers] },
  { label: t`Blog`, fields: ['hasBlog'] },
];

export const staffLinkLabels = (): Record<StorefrontValues['staffLink'], string> => ({
  EVERYBODY: t`Everyone`,
  STAFF: t`Only staff signed in to the back office`,
});

export const buyerLabels = (): Record<StorefrontValues['buyers'], string> => ({
  EVERYBODY: t`Everyone, as a guest or with an account`,
  ACCOUNTS: t`Only customers who are logged in`,
});
