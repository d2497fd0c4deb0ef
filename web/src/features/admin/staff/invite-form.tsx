import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAction } from '../../../apollo/use-action.ts';
import { signUpRules } from '../../../forms/sign-up-rules.ts';
import { useAppForm } from '../../../forms/use-app-form.ts';
import { InviteStaffDocument, type Role_staffRoleFragment, StaffDocument } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FormFailure } from '../../../ui/forms/form-error-summary.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { FieldRow } from '../ui/form/field-row.tsx';
import type { NewInvitation } from './invitation-made.tsx';
import { describePermissions } from './roles/permission-labels.ts';
import styles from './staff.module.css';

interface InviteFormProps {
  roles: readonly Role_staffRoleFragment[];
  onMade: (invitation: NewInvitation) => void;
}

/** Invites someone by email. The role with the fewest permissions is preselected. */
export function InviteForm({ roles, onMade }: InviteFormProps) {
  const weakest = roles.toSorted((one, other) => one.permissions.length - other.permissions.length)[0];
  const checked = useAppForm({ defaultValues: { email: '', roleId: weakest?.id ?? '' } });
  const { form, field, failure } = checked;
  const [invite, isInviting] = useAction(InviteStaffDocument, {
    result: ({ invitation, url }) => invitation && { email: invitation.email, url: url ?? '' },
    failure: checked,
    update: (cache, { data }) => {
      const added = data?.staffInvite.invitation;
      cache.updateQuery({ query: StaffDocument }, (cached) =>
        cached && added ? { ...cached, staffInvitations: [added, ...cached.staffInvitations] } : cached,
      );
    },
    onDone: (made) => {
      form.reset({ ...form.getValues(), email: '' });
      onMade(made);
    },
  });
  const chosen = roles.find(({ id }) => id === form.watch('roleId'));
  const submit = form.handleSubmit((input) => invite({ input }));
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormFailure message={failure} />
      <FieldRow
        actions={
          <Button type="submit" pending={isInviting}>
            <Trans>Send invitation</Trans>
          </Button>
        }
      >
        <TextField
          label={t`Email`}
          type="email"
          required
          autoComplete="off"
          {...field('email', signUpRules().email)}
        />
        <SelectField label={t`Role`} required {...field('roleId')}>
          {roles.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </FieldRow>
      {chosen && (
        <p className={styles.note} aria-live="polite">
          {chosen.name}: {describePermissions(chosen.permissions)}
        </p>
      )}
    </form>
  );
}
