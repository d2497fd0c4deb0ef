import { t } from '@lingui/core/macro';
import type { Permission, Role_staffRoleFragment } from '../../../gql/admin/graphql.ts';
import { type FieldGroup, fieldParts, joinFields } from '../ui/conflicts/field-parts.ts';
import type { EditPart } from '../ui/conflicts/merge-edits.ts';
import { permissionGroups } from './permission-labels.ts';

/** The values of a role's form. */
export interface RoleValues {
  name: string;
  permissions: Permission[];
}

/** The form's values for a role; for a new one without. */
export function valuesOf(role: Role_staffRoleFragment | null): RoleValues {
  return { name: role?.name ?? '', permissions: [...(role?.permissions ?? [])] };
}

/** The shape of a stored draft, whose list may be empty in the form itself. */
export function exampleOf(values: RoleValues): RoleValues {
  return { ...values, permissions: ['PRODUCTS_READ'] };
}

const nameGroup = (): FieldGroup<RoleValues>[] => [{ label: t`Name`, fields: ['name'] }];

/** What two people may edit apart: the name, and each permission. */
export function roleParts(values: RoleValues): EditPart[] {
  const choices = permissionGroups().flatMap(({ permissions }) => permissions);
  return [
    ...fieldParts(values, nameGroup()),
    ...choices.map(({ permission, label }) => {
      const isHeld = values.permissions.includes(permission);
      return { id: permission, label, value: isHeld, text: isHeld ? t`Yes` : t`No` };
    }),
  ];
}

/** The values that have the given parts. */
export function joinRole(parts: ReadonlyMap<string, unknown>, like: RoleValues): RoleValues {
  const choices = permissionGroups().flatMap(({ permissions }) => permissions);
  return {
    ...joinFields(parts, like, nameGroup()),
    permissions: choices.flatMap(({ permission }) => (parts.get(permission) === true ? permission : [])),
  };
}
