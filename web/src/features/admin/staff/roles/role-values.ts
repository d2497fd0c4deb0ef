import { t } from '@lingui/core/macro';
import type { Permission, Role_staffRoleFragment } from '../../../../gql/graphql.ts';
import {
  choiceParts,
  type FieldGroup,
  fieldParts,
  joinChoices,
  joinFields,
} from '../../ui/conflicts/field-parts.ts';
import type { EditPart } from '../../ui/conflicts/merge-edits.ts';
import { permissionGroups } from './permission-labels.ts';

export interface RoleValues {
  name: string;
  permissions: Permission[];
}

/** The form's values for a role; default values for a new one. */
export function valuesOf(role: Role_staffRoleFragment | null): RoleValues {
  return { name: role?.name ?? '', permissions: [...(role?.permissions ?? [])] };
}

/** The shape of a stored draft. The list in the form itself may be empty. */
export function exampleOf(values: RoleValues): RoleValues {
  return { ...values, permissions: ['PRODUCTS_READ'] };
}

const nameGroup = (): FieldGroup<RoleValues>[] => [{ label: t`Name`, fields: ['name'] }];

const permissionChoices = () =>
  permissionGroups().flatMap(({ permissions }) =>
    permissions.map(({ permission, label }) => ({ id: permission, label })),
  );

/** The parts that two people can edit independently: the name and each permission. */
export function roleParts(values: RoleValues): EditPart[] {
  return [...fieldParts(values, nameGroup()), ...choiceParts(values.permissions, permissionChoices())];
}

/** Joins the parts back into the form's values. */
export function joinRole(parts: ReadonlyMap<string, unknown>, like: RoleValues): RoleValues {
  return {
    ...joinFields(parts, like, nameGroup()),
    permissions: joinChoices(parts, permissionChoices()),
  };
}
