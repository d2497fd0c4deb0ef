import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type FailingForm, useAction } from '../../../../apollo/use-action.ts';
import { fieldRules } from '../../../../forms/field-rules.ts';
import type { FormUserError } from '../../../../forms/user-errors-by-field.ts';
import {
  type EmailSettings_settingsFragment as EmailSettings,
  UpdateEmailSettingsDocument,
  EmailSettingsDocument,
} from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextAreaField } from '../../../../ui/forms/text-area-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { NoMailServer } from '../../mail-server/no-mail-server.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { savingSettings, SectionForm, useSectionForm } from '../section/section-form.tsx';
import { SectionPage } from '../section/section-page.tsx';
import settings from '../section/settings.module.css';
import { EmailPreview } from './email-preview.tsx';
import { inputOf, emailGroups, ownText, valuesOf } from './email-values.ts';
import styles from './emails.module.css';
import { TestEmailButton } from './test-email-button.tsx';

const MAX_LENGTH = 2000;

interface EmailUpdate {
  input: Partial<Record<string, string | null>>;
  expectedVersion: string | null;
}

/** Settings for the opening texts of customer emails. */
export function EmailsPage() {
  return (
    <SectionPage title={t`Emails`} section="emails" query={EmailSettingsDocument}>
      {({ emails }) => <EmailsForm section={emails} />}
    </SectionPage>
  );
}

function EmailsForm({ section }: { section: EmailSettings }) {
  const [chosen, setChosen] = useState<string>();
  const { editing, conflicts } = useSectionForm({
    name: 'emails',
    query: EmailSettingsDocument,
    section,
    find: ({ emails }) => emails,
    valuesOf,
    inputOf,
    groups: () => emailGroups(section),
    useUpdate: useEmailUpdate,
  });
  const { form, field } = editing;
  const { errors } = form.formState;
  const values = useWatch({ control: form.control, compute: (all) => all });
  // An error in another email must be visible to be fixed.
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
          {t`How each customer email begins. Its details, such as the items of an order, are added automatically.`}
        </p>
        <SelectField
          label={t`Email`}
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
              <TestEmailButton template={template} text={text} />
            </div>
          </Stack>
          <EmailPreview key={template} template={template} text={text ?? ''} />
        </div>
      </Panel>
    </SectionForm>
  );
}

/** Saves the texts by email name, and shows errors where the email is edited. */
function useEmailUpdate(failure: FailingForm) {
  const [save] = useAction(UpdateEmailSettingsDocument, savingSettings(failure));
  return ({ input, expectedVersion }: EmailUpdate) => {
    const emails = Object.entries(input).map(([template, text]) => ({ template, text }));
    // The API identifies an email by its position: `["input", "emails", "0", "text"]`.
    const byName = (error: FormUserError): FormUserError => {
      const email = emails[Number(error.field?.[2])];
      return email ? { ...error, field: [email.template] } : error;
    };
    const showUserErrors = (errors: readonly FormUserError[]) => failure.showUserErrors(errors.map(byName));
    return save({ input: { emails }, expectedVersion }, { failure: { ...failure, showUserErrors } });
  };
}
