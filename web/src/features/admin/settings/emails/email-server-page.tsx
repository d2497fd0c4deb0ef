import { t } from '@lingui/core/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import { fieldRules } from '../../../../forms/field-rules.ts';
import {
  type EmailServerSettingsInput,
  type EmailServerSettings_settingsFragment as EmailServerSettings,
  type SmtpEncryption,
  UpdateEmailServerSettingsDocument,
  EmailServerSettingsDocument,
} from '../../../../gql/graphql.ts';
import { PasswordField } from '../../../../ui/forms/password-field.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { FieldGroup } from '../../ui/conflicts/field-parts.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { lockedField } from '../section/locked-field.ts';
import { savingSettings, SectionForm, useSectionForm } from '../section/section-form.tsx';
import { SectionPage } from '../section/section-page.tsx';
import styles from '../section/settings.module.css';

/** The mail server and the sender of the shop's emails. */
export function EmailServerPage() {
  return (
    <SectionPage title={t`Mail server`} section="emailServer" query={EmailServerSettingsDocument}>
      {({ emailServer }) => <EmailServerForm section={emailServer} />}
    </SectionPage>
  );
}

interface EmailServerValues {
  smtpHost: string;
  smtpPort: string;
  smtpEncryption: SmtpEncryption;
  smtpUser: string;
  /** Empty for the stored one. */
  smtpPassword: string;
  emailFrom: string;
}

const PORTS = [25, 465, 587, 2525];

const valuesOf = (section: EmailServerSettings): EmailServerValues => ({
  smtpHost: section.smtpHost ?? '',
  smtpPort: String(section.smtpPort),
  smtpEncryption: section.smtpEncryption,
  smtpUser: section.smtpUser ?? '',
  smtpPassword: '',
  emailFrom: section.emailFrom ?? '',
});

const inputOf = (values: EmailServerValues): EmailServerSettingsInput => ({
  smtpHost: values.smtpHost.trim() || null,
  smtpPort: Number(values.smtpPort),
  smtpEncryption: values.smtpEncryption,
  smtpUser: values.smtpUser.trim() || null,
  ...(values.smtpPassword && { smtpPassword: values.smtpPassword }),
  emailFrom: values.emailFrom.trim() || null,
});

const encryptions = (): Record<SmtpEncryption, string> => ({
  TLS: t`TLS (port 465)`,
  STARTTLS: t`STARTTLS (port 587)`,
  NONE: t`None (without user and password only)`,
});

const groups = (): FieldGroup<EmailServerValues>[] => [
  { label: t`Server`, fields: ['smtpHost'] },
  { label: t`Port`, fields: ['smtpPort'] },
  {
    label: t`Encryption`,
    fields: ['smtpEncryption'],
    text: ({ smtpEncryption }) => encryptions()[smtpEncryption],
  },
  { label: t`User`, fields: ['smtpUser'] },
  {
    label: t`Password`,
    fields: ['smtpPassword'],
    text: ({ smtpPassword }) => (smtpPassword ? t`A new password` : t`As saved`),
  },
  { label: t`Sender`, fields: ['emailFrom'] },
];

function EmailServerForm({ section }: { section: EmailServerSettings }) {
  const { editing, conflicts } = useSectionForm({
    name: 'emailServer',
    query: EmailServerSettingsDocument,
    section,
    find: ({ emailServer }) => emailServer,
    valuesOf,
    secrets: ['smtpPassword'],
    inputOf,
    groups,
    useUpdate: (failure) => useAction(UpdateEmailServerSettingsDocument, savingSettings(failure))[0],
  });
  const { field } = editing;
  const locked = (name: keyof EmailServerValues) => lockedField(section.locks, name);
  // A set of options can't be read-only, and one of them may be missing: a locked port is any.
  const { readOnly: isLocked } = locked('smtpPort');
  return (
    <SectionForm editing={editing} conflicts={conflicts}>
      <Panel title={t`Sender`}>
        <TextField
          label={t`Sender’s email`}
          type="email"
          autoComplete="off"
          hint={t`Your mail provider must allow this sender.`}
          {...locked('emailFrom')}
          {...field('emailFrom', { validate: fieldRules.atMost(254) })}
        />
      </Panel>
      <Panel title={t`Server`}>
        <p className={styles.intro}>
          {t`Your mail provider calls these “SMTP” settings. When you save, the shop sends you a test email through this server. If the server doesn’t accept it, nothing is saved and you see its answer.`}
        </p>
        <TextField
          label={t`Server`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={t`Such as smtp.example.com. Leave empty for none: emails are then queued.`}
          {...locked('smtpHost')}
          {...field('smtpHost', { validate: fieldRules.atMost(253) })}
        />
        {!isLocked && (
          <div className={styles.pair}>
            <SelectField label={t`Encryption`} optionalMark={false} {...field('smtpEncryption')}>
              {Object.entries(encryptions()).map(([encryption, text]) => (
                <option key={encryption} value={encryption}>
                  {text}
                </option>
              ))}
            </SelectField>
            <SelectField label={t`Port`} optionalMark={false} {...field('smtpPort')}>
              {PORTS.map((port) => (
                <option key={port}>{port}</option>
              ))}
            </SelectField>
          </div>
        )}
        <TextField
          label={t`User`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...locked('smtpUser')}
          {...field('smtpUser', { validate: fieldRules.atMost(320) })}
        />
        {!isLocked && (
          <PasswordField
            label={t`Password`}
            autoComplete="off"
            hint={
              section.hasSmtpPassword
                ? t`A password is saved. Leave empty to keep it; enter it again when you change the server, port or encryption.`
                : t`It is stored encrypted and never shown again.`
            }
            {...field('smtpPassword', { validate: fieldRules.atMost(500) })}
          />
        )}
      </Panel>
    </SectionForm>
  );
}
