import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useAction } from '../../../../apollo/use-action.ts';
import { fieldRules } from '../../../../forms/field-rules.ts';
import {
  CreateRoleDocument,
  type Permission,
  type Role_staffRoleFragment,
  StaffRolesDocument,
  UpdateRoleDocument,
} from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { FormFailure } from '../../../../ui/forms/form-error-summary.tsx';
import { RestoredDraft } from '../../../../ui/forms/restored-draft.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { EditedMeanwhile } from '../../live/edited-meanwhile.tsx';
import { ConflictDialog } from '../../ui/conflicts/conflict-dialog.tsx';
import { EDITED_MEANWHILE, editedMeanwhile } from '../../ui/conflicts/edited-meanwhile.ts';
import { useConflicts } from '../../ui/conflicts/use-conflicts.ts';
import { type EditedForm, useEditForm } from '../../ui/form/use-edit-form.ts';
import { PermissionFields } from './permission-fields.tsx';
import { exampleOf, joinRole, roleParts, type RoleValues, valuesOf } from './role-values.ts';
import styles from '../staff.module.css';

interface RoleFormProps {
  /** Null for a new role. */
  role: Role_staffRoleFragment | null;
  /** The viewer's permissions, which are the only ones they can grant. */
  held: readonly Permission[];
  /** Called after saving or cancelling; omitted for the form of a new role, which stays open. */
  onClose?: () => void;
}

/** The draft key of a role's form; null for a new role. */
export const roleDraft = (roleId: string | null) => `role ${roleId ?? 'new'}`;

/** The form for a custom role's name and permissions. It takes the focus if it replaces a role. */
export function RoleForm({ role, held, onClose }: RoleFormProps) {
  const editing = useEditForm<RoleValues>({
    name: roleDraft(role?.id ?? null),
    defaultValues: () => valuesOf(role),
    version: role?.version ?? null,
    example: exampleOf,
  });
  const { form, field, failure, draft } = editing;
  const conflicts = useSaveRole(role, editing);
  const { setFocus } = form;
  const isEdit = role !== null;
  useEffect(() => {
    if (isEdit) setFocus('name');
  }, [isEdit, setFocus]);

  function leave(): void {
    draft.close();
    onClose?.();
  }

  const submit = form.handleSubmit(async (values) => {
    if (!(await conflicts.save(values))) return;
    if (isEdit) return leave();
    form.reset(editing.defaultValues);
    draft.settle();
  });
  const { error, ...choice } = field('permissions', {
    validate: (chosen) => chosen.length > 0 || t`Please choose at least one`,
  });
  const formId = role?.id ?? 'new';
  return (
    <>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <RestoredDraft isShown={draft.isRestored} isOutdated={draft.isOutdated} onDiscard={draft.discard} />
        {role && <EditedMeanwhile kind="STAFF_ROLE_CHANGED" subjectId={role.id} />}
        <FormFailure message={failure} />
        <TextField
          id={`role-name-${formId}`}
          label={t`Name`}
          required
          maxLength={60}
          autoComplete="off"
          {...field('name', { validate: fieldRules.required(t`Please enter a name`) })}
        />
        <PermissionFields id={`role-${formId}`} held={held} field={choice} error={error} />
        <div className={styles.actions}>
          <Button type="submit" size="sm" pending={form.formState.isSubmitting}>
            {role ? <Trans>Save</Trans> : <Trans>Add role</Trans>}
          </Button>
          {onClose && (
            <Button size="sm" variant="quiet" onClick={leave}>
              <Trans>Cancel</Trans>
            </Button>
          )}
        </div>
      </form>
      <ConflictDialog question={conflicts.question} />
    </>
  );
}

/** Adds a role, or saves its edits merged with those of others, and shows a toast. */
function useSaveRole(role: Role_staffRoleFragment | null, editing: EditedForm<RoleValues>) {
  const client = useApolloClient();
  const onDone = (saved: Role_staffRoleFragment | typeof EDITED_MEANWHILE) => {
    if (saved === EDITED_MEANWHILE) return;
    showToast({ tone: 'success', title: t`Role saved`, details: [saved.name] });
  };
  const [create] = useAction(CreateRoleDocument, {
    result: (payload) => payload.role,
    failure: editing,
    update: (cache, { data }) => {
      const added = data?.staffRoleCreate.role;
      cache.updateQuery({ query: StaffRolesDocument }, (cached) =>
        cached && added ? { staffRoles: [...cached.staffRoles, added] } : cached,
      );
    },
    onDone,
  });
  const [update] = useAction(UpdateRoleDocument, {
    result: (payload) => payload.role ?? editedMeanwhile(payload),
    failure: editing,
    onDone,
  });
  return useConflicts({
    editing,
    parts: roleParts,
    join: joinRole,
    latest: async () => {
      const { data } = await client.query({ query: StaffRolesDocument, fetchPolicy: 'network-only' });
      const latest = data?.staffRoles.find(({ id }) => id === role?.id);
      return latest ? { version: latest.version, values: valuesOf(latest) } : null;
    },
    save: (input, { version }) =>
      role ? update({ id: role.id, input, expectedVersion: version }) : create({ input }),
  });
}
