import { t } from '@lingui/core/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import { fieldRules } from '../../../../forms/field-rules.ts';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import {
  type StorefrontSettings_settingsFragment as StorefrontSettings,
  UpdateStorefrontSettingsDocument,
  StorefrontSettingsDocument,
} from '../../../../gql/graphql.ts';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { RadioGroupField } from '../../../../ui/forms/radio-group-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { linkRule } from './link-rule.ts';
import { lockedField } from '../section/locked-field.ts';
import { savingSettings, SectionForm, useSectionForm } from '../section/section-form.tsx';
import { SectionPage } from '../section/section-page.tsx';
import styles from '../section/settings.module.css';
import {
  buyerLabels,
  inputIn,
  staffLinkLabels,
  storefrontGroups,
  type StorefrontValues,
  valuesIn,
} from './storefront-values.ts';

/** Settings for the home page. */
export function StorefrontPage() {
  return (
    <SectionPage title={t`Storefront`} section="storefront" query={StorefrontSettingsDocument}>
      {({ storefront, general }) => <StorefrontForm section={storefront} timeZone={general.timeZone} />}
    </SectionPage>
  );
}

interface StorefrontFormProps {
  section: StorefrontSettings;
  timeZone: string;
}

function StorefrontForm({ section, timeZone }: StorefrontFormProps) {
  const { editing, conflicts } = useSectionForm({
    name: 'storefront',
    query: StorefrontSettingsDocument,
    section,
    find: ({ storefront }) => storefront,
    valuesOf: valuesIn(timeZone),
    inputOf: inputIn(timeZone),
    groups: storefrontGroups,
    useUpdate: (failure) => useAction(UpdateStorefrontSettingsDocument, savingSettings(failure))[0],
  });
  const { field } = editing;
  return (
    <SectionForm editing={editing} conflicts={conflicts}>
      <Panel title={t`Banner`}>
        <BannerFields field={field} />
      </Panel>
      <Panel title={t`Offer`}>
        <OfferFields field={field} section={section} timeZone={timeZone} />
      </Panel>
      <Panel title={t`Link to the back office`}>
        <RadioGroupField
          label={t`Who sees “Admin Dashboard” at the top and bottom of the shop`}
          optionalMark={false}
          options={(['EVERYBODY', 'STAFF'] as const).map((value) => ({
            value,
            label: staffLinkLabels()[value],
          }))}
          {...field('staffLink')}
        />
      </Panel>
      <Panel title={t`Guests`}>
        <RadioGroupField
          label={t`Who can order`}
          hint={t`Guests see their order through a link in an email and can save it to an account afterwards.`}
          optionalMark={false}
          options={(['ACCOUNTS', 'EVERYBODY'] as const).map((value) => ({
            value,
            label: buyerLabels()[value],
          }))}
          {...field('buyers')}
        />
      </Panel>
      <Panel title={t`Blog`}>
        <CheckboxField
          label={t`The shop has a blog`}
          hint={t`At /blog, with posts that you write under Blog posts. A menu shows a link to it once you add one.`}
          {...field('hasBlog')}
          error={undefined}
        />
      </Panel>
    </SectionForm>
  );
}

interface FieldsProps {
  field: CheckedField<StorefrontValues>;
}

function BannerFields({ field }: FieldsProps) {
  return (
    <>
      <TextField
        label={t`Text`}
        hint={t`The line at the top of every page.`}
        {...field('bannerText', { validate: fieldRules.atMost(200) })}
      />
      <div className={styles.pair}>
        <TextField
          label={t`Text of the link`}
          hint={t`Leave empty for no link`}
          {...field('bannerLinkText', { validate: fieldRules.atMost(40) })}
        />
        <TextField
          label={t`Link`}
          required
          hint={t`Such as /shop, or an https:// address`}
          {...field('bannerLinkUrl', { validate: linkRule })}
        />
      </div>
    </>
  );
}

interface OfferFieldsProps extends FieldsProps {
  section: StorefrontSettings;
  timeZone: string;
}

function OfferFields({ field, section, timeZone }: OfferFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={t`Name of the offer`}
          required
          hint={t`Screen readers read it with the countdown.`}
          {...field('offerName', {
            validate: {
              required: fieldRules.required(t`Please name the offer`),
              length: fieldRules.atMost(60),
            },
          })}
        />
        <TextField
          label={t`Ends at`}
          required
          type="datetime-local"
          hint={t`In the time zone ${timeZone}`}
          {...lockedField(section.locks, 'offerEndsAt')}
          {...field('offerEndsAt', { validate: fieldRules.required(t`Please say when the offer ends`) })}
        />
      </div>
      <CheckboxField
        label={t`Show a countdown`}
        hint={t`In the banner and on the home page.`}
        {...field('hasOfferCountdown')}
        error={undefined}
      />
    </>
  );
}
