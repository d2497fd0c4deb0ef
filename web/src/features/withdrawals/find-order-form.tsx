import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAction } from '../../apollo/use-action.ts';
import { fieldRules } from '../../forms/field-rules.ts';
import { useAppForm } from '../../forms/use-app-form.ts';
import { StartWithdrawalDocument } from '../../gql/graphql.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FormFailure } from '../../ui/forms/form-error-summary.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

/** Names the order by its number and email. */
export function FindOrderForm({ onFind }: { onFind: (token: string) => void }) {
  const editing = useAppForm({ defaultValues: { orderNumber: '', email: '' } });
  const { form, field } = editing;
  const [start] = useAction(StartWithdrawalDocument, {
    result: ({ token }) => token,
    failure: editing,
    failureDetails: [t`What you typed is still here.`],
    onDone: onFind,
  });
  const required = (message: string) => ({ validate: fieldRules.required(message) });
  const submit = form.handleSubmit(async (input) => void (await start({ input })));
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={16}>
        <p>
          <Trans>You don’t need an account, and you don’t have to give a reason.</Trans>
        </p>
        <TextField
          label={t`Order number`}
          required
          maxLength={100}
          autoComplete="off"
          hint={t`You’ll find it in our emails about your order.`}
          {...field('orderNumber', required(t`Please enter your order number`))}
        />
        <TextField
          label={t`Email`}
          required
          type="email"
          autoComplete="email"
          maxLength={254}
          hint={t`The one that you placed the order with.`}
          {...field('email', required(t`Please enter your email address`))}
        />
        <FormFailure message={editing.failure} />
        <div>
          <Button type="submit" pending={form.formState.isSubmitting}>
            <Trans>Continue</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  );
}
