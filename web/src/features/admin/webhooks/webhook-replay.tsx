import { useApolloClient } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAction } from '../../../apollo/use-action.ts';
import { fieldRules } from '../../../forms/field-rules.ts';
import { useAppForm } from '../../../forms/use-app-form.ts';
import { ReplayWebhookDocument, type Webhook_webhookFragment } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { FormFailure } from '../../../ui/forms/form-error-summary.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Panel } from '../ui/page/panel.tsx';
import styles from './webhooks.module.css';

/** Resends all events of a period, given in the browser's time zone. */
export function WebhookReplay({ webhook: { id, isEnabled } }: { webhook: Webhook_webhookFragment }) {
  const client = useApolloClient();
  const checked = useAppForm<{ from: string; until: string }>({ defaultValues: { from: '', until: '' } });
  const { form, field, failure } = checked;
  const [replay] = useAction(ReplayWebhookDocument, {
    result: ({ messageCount }) => (messageCount == null ? null : { messageCount }),
    failure: checked,
    onDone: ({ messageCount }) => {
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'webhookDeliveries' });
      showToast({
        tone: 'success',
        title: plural(messageCount, {
          0: 'Nothing happened in this period',
          one: '# message is on its way',
          other: '# messages are on their way',
        }),
      });
    },
  });
  const toInstant = (local: string) => new Date(local).toISOString();
  const submit = form.handleSubmit(async ({ from, until }) => {
    await replay({ id, from: toInstant(from), until: toInstant(until) });
  });
  return (
    <Panel title={t`Send past events`}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <p className={styles.note}>
          <Trans>
            Sends all events between two times, up to 1,000 from the last 30 days: both those that were
            already sent and those that were missed, such as while the webhook was off.
          </Trans>
        </p>
        <div className={styles.period}>
          <TextField
            type="datetime-local"
            label={t`From`}
            required
            {...field('from', { validate: fieldRules.required(t`Please enter a time`) })}
          />
          <TextField
            type="datetime-local"
            label={t`Until`}
            required
            {...field('until', { validate: fieldRules.required(t`Please enter a time`) })}
          />
        </div>
        <FormFailure message={failure} />
        <Button
          className={styles.send}
          type="submit"
          size="sm"
          variant="outline"
          disabled={!isEnabled}
          pending={form.formState.isSubmitting}
        >
          <Trans>Send events</Trans>
        </Button>
      </form>
    </Panel>
  );
}
