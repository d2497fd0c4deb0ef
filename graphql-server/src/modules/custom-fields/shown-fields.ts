import type { Permission } from '../../shared/permissions.ts';
import { can, type Principal } from '../../shared/principal.ts';
import { type CustomField, type CustomFieldOwner, fieldsOf } from './custom-fields.ts';

/** What staff need to see fields that are not public. */
const readPermissions: Readonly<Record<CustomFieldOwner, Permission>> = {
  PRODUCT: 'products:read',
  VARIANT: 'products:read',
  CATEGORY: 'products:read',
  COLLECTION: 'products:read',
  ORDER: 'orders:read',
  ORDER_LINE: 'orders:read',
  CUSTOMER: 'customers:read',
};

/** The fields of an owner, as `fieldsOf`, that the reader may see. */
export function shownFields(
  principal: Principal,
  fields: readonly CustomField[],
  owner: CustomFieldOwner,
  productType?: string | null,
): CustomField[] {
  const showsAll = seesAll(principal, owner);
  return fieldsOf(fields, owner, productType).filter(({ isPublic }) => isPublic || showsAll);
}

/** Whether the reader may see all values of an owner. */
export function seesAll(principal: Principal, owner: CustomFieldOwner): boolean {
  return can(principal, readPermissions[owner]);
}
