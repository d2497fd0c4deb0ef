import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type FailingForm, useAction } from '../../../../apollo/use-action.ts';
import { fieldRules } from '../../../../forms/field-rules.ts';
import type { FormUserError } from '../../../../forms/user-errors-by-field.ts';
import {
  type MailSettings_settingsFragment as MailSettings,
  UpdateMailSettingsDocument,
} from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextAreaField } from '../../../../ui/forms/text-area-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { NoMailServer } from '../../ui/no-mail-server.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { savingSettings, SectionForm, useSectionForm } from '../section/section-form.tsx';
import { SectionPage } from '../section/section-page.tsx';
import settings from '../section/settings.module.css';
import { MailPreview } from './mail-preview.tsx';
import { inputOf, mailGroups, ownText, valuesOf } from './mail-values.ts';
import styles from './mails.module.css';
import { TestMailButton } from './test-mail-button.tsx';

const MAX_LENGTH = 2000;

interface MailUpdate {
  input: Partial<Record<string, string | null>>;
  expectedVersion: string | null;
}

/** How the emails to customers begin. */
export function MailsPage() {
  return (
    <SectionPage title={t`Mails`} section="mails">
      {({ mails }) => <MailsForm section={mails} />}
    </SectionPage>
  );
}

function MailsForm({ section }: { section: MailSettings }) {
  const [chosen, setChosen] = useState<string>();
  const { editing, conflicts } = useSectionForm({
    name: 'mails',
    section,
    find: ({ mails }) => mails,
    valuesOf,
    inputOf,
    groups: () => mailGroups(section),
    useUpdate: useMailUpdate,
  });
  const { form, field } = editing;
  const { errors } = form.formState;
  const values = useWatch({ control: form.control, compute: (all) => all });
  // What is wrong with another email must be seen to be corrected.
  const { emails } = section;
  const chosenEmail = emails.find(({ template }) => template === chosen) ?? emails[0];
  const rejected = emails.find(({ template }) => errors[template]);
  const email = rejected && !errors[chosenEmail?.template ?? ''] ? rejected : chosenEmail;
  if (!email) return null;
  const { template, standardText, placeholders } = email;
  const text = ownText(values, email);
  return (
    <SectionForm editing={editing} conflicts={conflicts}>
      <NoMailServer />
      <Panel title={t`Opening text`}>
        <p className={settings.intro}>
          {t`How each mail to customers begins. What it is about, such as the lines of an order, follows by itself.`}
        </p>
        <SelectField
          label={t`Mail`}
          name="mail"
          optionalMark={false}
          error={undefined}
          value={template}
          onChange={(event) => setChosen(event.target.value)}
        >
          {emails.map((each) => (
            <option key={each.template} value={each.template}>
              {each.label}
            </option>
          ))}
        </SelectField>
        <div className={styles.columns}>
          <Stack gap={8}>
            <TextAreaField
              key={template}
              label={t`Text`}
              rows={10}
              optionalMark={false}
              hint={t`Filled in for each customer: ${placeholders.map((each) => `{${each}}`).join(', ')}`}
              {...field(template, { validate: fieldRules.atMost(MAX_LENGTH) })}
            />
            <div className={styles.actions}>
              <Button
                variant="outline"
                size="sm"
                disabled={text === null}
                onClick={() => {
                  form.clearErrors(template);
                  form.setValue(template, standardText, { shouldDirty: true });
                }}
              >
                {t`Use the standard text`}
              </Button>
              <TestMailButton template={template} text={text} />
            </div>
          </Stack>
          <MailPreview key={template} template={template} text={text ?? ''} />
        </div>
      </Panel>
    </SectionForm>
  );
}

/** Saves texts by the names of their emails, and shows what is wrong with one where that email is edited. */
function useMailUpdate(failure: FailingForm) {
  const [save] = useAction(UpdateMailSettingsDocument, savingSettings(failure));
  return ({ input, expectedVersion }: MailUpdate) => {
    const emails = Object.entries(input).map(([template, text]) => ({ template, text }));
    // The API names an email by its place in the list: `["input", "emails", "0", "text"]`.
    const byName = (error: FormUserError): FormUserError => {
      const email = emails[Number(error.field?.[2])];
      return email ? { ...error, field: [email.template] } : error;
    };
    const showUserErrors = (errors: readonly FormUserError[]) => failure.showUserErrors(errors.map(byName));
    return save({ input: { emails }, expectedVersion }, { failure: { ...failure, showUserErrors } });
  };
}
