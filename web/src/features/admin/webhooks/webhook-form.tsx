import { t } from '@lingui/core/macro';
import { fieldRules } from '../../../forms/field-rules.ts';
import type { Webhook_webhookFragment } from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { fieldId } from '../../../ui/forms/control-props.ts';
import { FieldError } from '../../../ui/forms/field-error.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { EditForm } from '../ui/form/edit-form.tsx';
import { Panel } from '../ui/page/panel.tsx';
import type { EditedForm } from '../ui/form/use-edit-form.ts';
import { type EventType, eventGroups } from './webhook-labels.ts';
import type { WebhookValues } from './webhook-values.ts';
import styles from './webhooks.module.css';

interface WebhookFormProps {
  /** Null for a new webhook. */
  webhook: Webhook_webhookFragment | null;
  eventTypes: readonly EventType[];
  editing: EditedForm<WebhookValues>;
  save: (values: WebhookValues) => Promise<boolean>;
  onSaved: () => void;
}

/** The form for a webhook's URL and events. */
export function WebhookForm({ webhook, eventTypes, editing, save, onSaved }: WebhookFormProps) {
  const { field } = editing;
  // In form order: with several errors, the first field gets the focus.
  const url = field('url', { validate: fieldRules.required(t`Please enter a URL`) });
  const { error, ...choice } = field('eventTypes', {
    validate: (chosen) => chosen.length > 0 || t`Please choose at least one event`,
  });
  return (
    <EditForm
      editing={editing}
      hasUploads={false}
      save={save}
      onSaved={onSaved}
      label={webhook ? t`Save changes` : t`Add webhook`}
      cancelTo={webhook ? adminPaths.webhook(webhook.id) : adminPaths.webhooks()}
      leaveWarning={t`Your changes to this webhook are not saved.`}
    >
      <Stack gap={24}>
        <Panel title={t`Receiver`}>
          <TextField
            label={t`URL`}
            required
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={2048}
            hint={t`The shop sends each message to this URL by POST. It must start with https.`}
            {...url}
          />
          <TextField
            label={t`Description`}
            maxLength={200}
            autoComplete="off"
            hint={t`What it is for, such as the name of the app.`}
            {...field('description')}
          />
          <CheckboxField
            label={t`Send messages`}
            hint={t`Events that happen while this is off can be sent later.`}
            {...field('isEnabled')}
          />
        </Panel>
        <Panel title={t`Events`}>
          <div
            id={fieldId('eventTypes')}
            role="group"
            tabIndex={-1}
            aria-label={t`Events`}
            aria-describedby={error === undefined ? undefined : `${fieldId('eventTypes')}-error`}
            className={styles.groups}
          >
            {eventGroups(eventTypes).map(({ title, events }) => (
              <fieldset key={title} className={styles.group}>
                <legend className={styles.legend}>{title}</legend>
                {events.map(({ type, name, description }) => (
                  <CheckboxField
                    key={type}
                    {...choice}
                    id={`webhook-event-${type}`}
                    value={type}
                    label={name}
                    hint={description}
                  />
                ))}
              </fieldset>
            ))}
          </div>
          {error !== undefined && <FieldError id={fieldId('eventTypes')} error={error} />}
        </Panel>
      </Stack>
    </EditForm>
  );
}
