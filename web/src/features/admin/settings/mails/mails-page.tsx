import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useAction } from '../../../../apollo/use-action.ts';
import { fieldRules } from '../../../../forms/field-rules.ts';
import {
  type MailSettings_settingsFragment as MailSettings,
  type MailTemplate,
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
import {
  fieldOf,
  inputOf,
  mailGroups,
  mailLabels,
  mailTemplates,
  ownText,
  templateOf,
  valuesOf,
} from './mail-values.ts';
import styles from './mails.module.css';
import { TestMailButton } from './test-mail-button.tsx';

const MAX_LENGTH = 2000;

/** How the emails to customers begin. */
export function MailsPage() {
  return (
    <SectionPage title={t`Mails`} section="mails">
      {({ mails }) => <MailsForm section={mails} />}
    </SectionPage>
  );
}

function MailsForm({ section }: { section: MailSettings }) {
  const [chosen, setChosen] = useState<MailTemplate>('ORDER_PLACED');
  const { editing, conflicts } = useSectionForm({
    name: 'mails',
    section,
    find: ({ mails }) => mails,
    valuesOf,
    inputOf,
    groups: mailGroups,
    useUpdate: (failure) => useAction(UpdateMailSettingsDocument, savingSettings(failure))[0],
  });
  const { form, field } = editing;
  const { errors } = form.formState;
  const values = useWatch({ control: form.control, compute: (all) => all });
  // What is wrong with another email must be seen to be corrected.
  const refused = mailTemplates.find((each) => errors[fieldOf(each)]);
  const template = refused && !errors[fieldOf(chosen)] ? refused : chosen;
  const name = fieldOf(template);
  const { standardText, placeholders } = templateOf(section, template);
  const text = ownText(values[name], section, template);
  return (
    <SectionForm {...{ editing, conflicts }}>
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
          onChange={(event) => setChosen(event.target.value as MailTemplate)}
        >
          {mailTemplates.map((each) => (
            <option key={each} value={each}>
              {mailLabels()[each]}
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
              {...field(name, { validate: fieldRules.atMost(MAX_LENGTH) })}
            />
            <div className={styles.actions}>
              <Button
                variant="outline"
                size="sm"
                disabled={text === null}
                onClick={() => {
                  form.clearErrors(name);
                  form.setValue(name, standardText, { shouldDirty: true });
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
