import { t } from '@lingui/core/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import { fieldRules } from '../../../../forms/field-rules.ts';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import {
  type GeneralSettings_settingsFragment as GeneralSettings,
  UpdateGeneralSettingsDocument,
  GeneralSettingsDocument,
} from '../../../../gql/graphql.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { pictureAltRule } from '../../pictures/picture-values.ts';
import { SinglePictureField } from '../../pictures/single-picture-field.tsx';
import { usePictureField } from '../../pictures/use-picture-field.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { generalGroups, type GeneralValues, inputOf, valuesOf } from './general-values.ts';
import { lockedField } from '../section/locked-field.ts';
import { savingSettings, SectionForm, useSectionForm } from '../section/section-form.tsx';
import { SectionPage } from '../section/section-page.tsx';
import styles from '../section/settings.module.css';
import { TimeZoneField } from './time-zone-field.tsx';

/** Settings for the shop's identity and contact details. */
export function GeneralPage() {
  return (
    <SectionPage title={t`General`} section="general" query={GeneralSettingsDocument}>
      {({ general }) => <GeneralForm section={general} />}
    </SectionPage>
  );
}

function GeneralForm({ section }: { section: GeneralSettings }) {
  const { editing, conflicts } = useSectionForm({
    name: 'general',
    query: GeneralSettingsDocument,
    section,
    find: ({ general }) => general,
    valuesOf,
    inputOf,
    groups: generalGroups,
    useUpdate: (failure) => useAction(UpdateGeneralSettingsDocument, savingSettings(failure))[0],
  });
  const { form, field } = editing;
  const picture = usePictureField(form);
  const { uploads, isUploading } = picture.upload;
  const { locks } = section;
  return (
    <SectionForm
      editing={editing}
      conflicts={conflicts}
      uploads={{ hasAny: uploads.length > 0, isUploading }}
    >
      <Panel title={t`Shop`}>
        <TextField
          label={t`Name`}
          required
          autoComplete="off"
          {...lockedField(locks, 'name')}
          {...field('name', {
            validate: {
              required: fieldRules.required(t`Please enter the shop’s name`),
              length: fieldRules.atMost(60),
            },
          })}
        />
        <TimeZoneField
          {...lockedField(locks, 'timeZone')}
          {...field('timeZone', { validate: fieldRules.required(t`Please choose a time zone`) })}
        />
        <TextField
          label={t`Order numbers begin with`}
          hint={t`The next number follows: with “TEA-”, #TEA-1001. Orders keep the number that they have.`}
          autoComplete="off"
          {...field('orderNumberPrefix', { validate: fieldRules.atMost(12) })}
        />
      </Panel>
      <Panel title={t`Logo`}>
        <p className={styles.intro}>{t`Shown at the top of the shop instead of its name, 40 pixels high.`}</p>
        <SinglePictureField
          {...picture}
          alt={field('pictureAlt', {
            validate: (alt, values) => pictureAltRule({ ...values, pictureAlt: alt }),
          })}
        />
      </Panel>
      <Panel title={t`Contact`}>
        <ContactFields field={field} locks={locks} />
      </Panel>
    </SectionForm>
  );
}

interface ContactFieldsProps extends Pick<GeneralSettings, 'locks'> {
  field: CheckedField<GeneralValues>;
}

function ContactFields({ field, locks }: ContactFieldsProps) {
  return (
    <>
      <p
        className={styles.intro}
      >{t`Shown at the bottom of every page and on the contact page. Empty fields are not shown.`}</p>
      <TextField label={t`Address`} {...field('address', { validate: fieldRules.atMost(200) })} />
      <div className={styles.pair}>
        <TextField label={t`Phone`} type="tel" {...field('phone', { validate: fieldRules.phone })} />
        <TextField label={t`Email`} type="email" {...field('email', { validate: fieldRules.email })} />
        <TextField
          label={t`Email for customers`}
          type="email"
          {...field('customersEmail', { validate: fieldRules.email })}
        />
        <TextField
          label={t`Email for support`}
          type="email"
          {...field('supportEmail', { validate: fieldRules.email })}
        />
      </div>
      <TextField
        label={t`Send the contact form’s messages to`}
        type="email"
        hint={t`Leave empty to read them only under Messages.`}
        {...lockedField(locks, 'messagesTo')}
        {...field('messagesTo', { validate: fieldRules.email })}
      />
    </>
  );
}
