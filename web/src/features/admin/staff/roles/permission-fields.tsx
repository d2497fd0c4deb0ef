import type { ComponentProps } from 'react';
import type { Permission } from '../../../../gql/graphql.ts';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { FormFailure } from '../../../../ui/forms/form-error-summary.tsx';
import { permissionGroups } from './permission-labels.ts';
import styles from '../staff.module.css';

interface PermissionFieldsProps {
  /** The prefix of the checkboxes' ids. */
  id: string;
  /** The permissions that the viewer can grant. */
  held: readonly Permission[];
  /** Permissions that are left out. */
  hidden?: readonly Permission[];
  /** Props of the form field with the list of permissions. */
  field: Omit<ComponentProps<typeof CheckboxField>, 'id' | 'value' | 'label' | 'disabled' | 'error'>;
  error?: string | undefined;
}

/** Checkboxes for permissions, grouped by topic. */
export function PermissionFields({ id, held, hidden = [], field, error }: PermissionFieldsProps) {
  return (
    <>
      <div className={styles.groups}>
        {permissionGroups().map(({ title, permissions }) => (
          <fieldset key={title} className={styles.group}>
            <legend className={styles.name}>{title}</legend>
            {permissions
              .filter(({ permission }) => !hidden.includes(permission))
              .map(({ permission, label }) => (
                <CheckboxField
                  key={permission}
                  {...field}
                  id={`${id}-${permission}`}
                  value={permission}
                  label={label}
                  disabled={!held.includes(permission)}
                />
              ))}
          </fieldset>
        ))}
      </div>
      {error !== undefined && <FormFailure message={error} />}
    </>
  );
}
