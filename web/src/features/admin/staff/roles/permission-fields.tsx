import type { ComponentProps } from 'react';
import type { Permission } from '../../../../gql/graphql.ts';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { FormFailure } from '../../../../ui/forms/form-error-summary.tsx';
import { permissionGroups } from './permission-labels.ts';
import styles from '../staff.module.css';

interface PermissionFieldsProps {
  /** Begins the ids of the checkboxes. */
  id: string;
  /** What can be chosen. */
  held: readonly Permission[];
  /** What is not even offered. */
  hidden?: readonly Permission[];
  /** Of the form's field with the list of permissions. */
  field: Omit<ComponentProps<typeof CheckboxField>, 'id' | 'value' | 'label' | 'disabled' | 'error'>;
  error?: string | undefined;
}

/** Permissions to choose, by what they are about. */
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
