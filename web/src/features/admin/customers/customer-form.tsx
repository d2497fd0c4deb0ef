import { t } from '@lingui/core/macro';
import { fieldRules } from '../../../forms/field-rules.ts';
import { signUpRules } from '../../../forms/sign-up-rules.ts';
import type { Customer_userFragment } from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { CustomFieldsPanel } from '../custom-fields/form/custom-fields-panel.tsx';
import { EditForm } from '../ui/form/edit-form.tsx';
import { Panel } from '../ui/page/panel.tsx';
import type { EditedForm } from '../ui/form/use-edit-form.ts';
import type { CustomerValues } from './customer-values.ts';

interface CustomerFormProps {
  /** Null for a new customer. */
  customer: Customer_userFragment | null;
  editing: EditedForm<CustomerValues>;
  save: (values: CustomerValues) => Promise<boolean>;
  onSaved: () => void;
}

/** A customer's name and contact details. The login is shown, but can't be changed. */
export function CustomerForm({ customer, editing, save, onSaved }: CustomerFormProps) {
  const { field } = editing;
  const { required, atMost, phone } = fieldRules;
  const ofGoogle = customer?.accountType === 'GOOGLE';
  const signsIn = customer?.hasLogin ?? false;
  const emailHint = customer
    ? signsIn && t`They log in with it, so only they can change it.`
    : t`They won’t be notified. They can set a password with “Forgot your password?”.`;
  return (
    <EditForm
      editing={editing}
      hasUploads={false}
      save={save}
      onSaved={onSaved}
      label={customer ? t`Save changes` : t`Add customer`}
      cancelTo={customer ? adminPaths.customer(customer.id) : adminPaths.customers()}
      leaveWarning={t`Your changes to this customer are not saved.`}
    >
      <Stack gap={24}>
        <Panel title={t`Profile`}>
          <Grid columns="halves">
            <TextField
              label={t`First name`}
              required
              autoComplete="off"
              disabled={ofGoogle}
              {...(ofGoogle && { hint: t`From their Google account.` })}
              {...field('firstName', {
                validate: { required: required(t`Please enter a first name`), length: atMost(100) },
              })}
            />
            <TextField
              label={t`Last name`}
              autoComplete="off"
              disabled={ofGoogle}
              {...field('lastName', { validate: atMost(100) })}
            />
            <TextField
              label={t`Email`}
              required
              type="email"
              autoComplete="off"
              disabled={signsIn}
              {...(emailHint && { hint: emailHint })}
              {...field('email', signUpRules().email)}
            />
            <TextField
              label={t`Phone`}
              type="tel"
              autoComplete="off"
              disabled={signsIn}
              {...(signsIn && { hint: t`They can log in with it, so only they can change it.` })}
              {...field('phone', { validate: phone })}
            />
          </Grid>
          <TextField label={t`Address`} autoComplete="off" {...field('address', { validate: atMost(500) })} />
        </Panel>
        <CustomFieldsPanel owner="CUSTOMER" control={editing.form.control} name="fields" />
      </Stack>
    </EditForm>
  );
}
