import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useAction } from '../../../apollo/use-action.ts';
import { fieldRules } from '../../../forms/field-rules.ts';
import { useAppForm } from '../../../forms/use-app-form.ts';
import {
  CreateRoleDocument,
  type Permission,
  type Role_staffRoleFragment,
  StaffRolesDocument,
  UpdateRoleDocument,
} from '../../../gql/admin/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { FormFailure } from '../../../ui/forms/form-error-summary.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { permissionGroups } from './permission-labels.ts';
import styles from './staff.module.css';

interface RoleFormProps {
  /** Null for a new one. */
  role: Role_staffRoleFragment | null;
  /** What the viewer may do, and so may give. */
  held: readonly Permission[];
  /** Called after saving, and to leave without it; left out for the form of a new role, which stays. */
  onClose?: () => void;
}

/** Name and permissions of one of the shop's own roles. Opened in the place of a role, it has the focus. */
export function RoleForm({ role, held, onClose }: RoleFormProps) {
  const defaultValues = { name: role?.name ?? '', permissions: [...(role?.permissions ?? [])] };
  const checked = useAppForm<{ name: string; permissions: Permission[] }>({ defaultValues });
  const { form, field, failure } = checked;
  const { setFocus } = form;
  const isEdit = role !== null;
  useEffect(() => {
    if (isEdit) setFocus('name');
  }, [isEdit, setFocus]);
  const onDone = ({ name }: Role_staffRoleFragment) => {
    showToast({ tone: 'success', title: t`Role saved`, details: [name] });
    if (onClose) onClose();
    else form.reset(defaultValues);
  };
  const [create, isCreating] = useAction(CreateRoleDocument, {
    result: (payload) => payload.role,
    failure: checked,
    update: (cache, { data }) => {
      const added = data?.staffRoleCreate.role;
      cache.updateQuery({ query: StaffRolesDocument }, (known) =>
        known && added ? { staffRoles: [...known.staffRoles, added] } : known,
      );
    },
    onDone,
  });
  const [update, isUpdating] = useAction(UpdateRoleDocument, {
    result: (payload) => payload.role,
    failure: checked,
    onDone,
  });
  const submit = form.handleSubmit((input) => (role ? update({ id: role.id, input }) : create({ input })));
  const { error, ...choice } = field('permissions', {
    validate: (chosen) => chosen.length > 0 || t`Please choose at least one`,
  });
  const formId = role?.id ?? 'new';
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <FormFailure message={failure} />
      <TextField
        id={`role-name-${formId}`}
        label={t`Name`}
        required
        maxLength={60}
        autoComplete="off"
        {...field('name', { validate: fieldRules.required(t`Please enter a name`) })}
      />
      <div className={styles.groups}>
        {permissionGroups().map(({ title, permissions }) => (
          <fieldset key={title} className={styles.group}>
            <legend className={styles.name}>{title}</legend>
            {permissions.map(({ permission, label }) => (
              <CheckboxField
                key={permission}
                {...choice}
                id={`role-${formId}-${permission}`}
                value={permission}
                label={label}
                disabled={!held.includes(permission)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      {error !== undefined && <FormFailure message={error} />}
      <div className={styles.actions}>
        <Button type="submit" size="sm" pending={isCreating || isUpdating}>
          {role ? <Trans>Save</Trans> : <Trans>Add role</Trans>}
        </Button>
        {onClose && (
          <Button size="sm" variant="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
