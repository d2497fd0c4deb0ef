import { t } from '@lingui/core/macro';
import type { Permission } from '../../../../gql/graphql.ts';

interface PermissionGroup {
  title: string;
  permissions: { permission: Permission; label: string }[];
}

/** All permissions in words, by what they are about. */
export const permissionGroups = (): PermissionGroup[] => [
  {
    title: t`Catalogue`,
    permissions: [
      { permission: 'PRODUCTS_READ', label: t`See products that are not on sale` },
      { permission: 'PRODUCTS_WRITE', label: t`Add, change and delete products` },
      { permission: 'CATEGORIES_WRITE', label: t`Change categories` },
      { permission: 'COLLECTIONS_WRITE', label: t`Change collections` },
      { permission: 'SEARCH_WRITE', label: t`Change search words` },
      { permission: 'REVIEWS_WRITE', label: t`Approve, reject and answer reviews` },
    ],
  },
  {
    title: t`Orders`,
    permissions: [
      { permission: 'ORDERS_READ', label: t`See orders` },
      { permission: 'ORDERS_WRITE', label: t`Send and change orders, note payments` },
      { permission: 'ORDERS_REFUND', label: t`Pay money back` },
    ],
  },
  {
    title: t`Shop`,
    permissions: [
      { permission: 'CUSTOMERS_READ', label: t`See customers and their orders` },
      { permission: 'CUSTOMERS_WRITE', label: t`Tag customers and note things about them` },
      { permission: 'CUSTOMERS_ERASE', label: t`Hand out or erase all data of a customer` },
      { permission: 'PROMOTIONS_READ', label: t`See promotions and sales campaigns` },
      { permission: 'PROMOTIONS_WRITE', label: t`Add, change and end promotions and sales campaigns` },
      { permission: 'REVENUE_READ', label: t`See revenue reports` },
      { permission: 'STAFF_READ', label: t`See the staff` },
      { permission: 'STAFF_WRITE', label: t`Invite staff and change roles` },
      { permission: 'AUDIT_READ', label: t`See who changed what` },
      { permission: 'SETTINGS_READ', label: t`See the settings` },
      { permission: 'SETTINGS_WRITE', label: t`Change the settings` },
      { permission: 'INTEGRATIONS_READ', label: t`See API keys, webhooks and what they were sent` },
      { permission: 'INTEGRATIONS_WRITE', label: t`Add, change and end API keys and webhooks` },
    ],
  },
];

/** What a role allows, in one line. */
export function describePermissions(held: readonly Permission[]): string {
  const all = permissionGroups().flatMap(({ permissions }) => permissions);
  const labels = all.flatMap(({ permission, label }) => (held.includes(permission) ? label : []));
  return labels.length === all.length ? t`Everything` : labels.join(' · ');
}

/** Whether a role allows no more than somebody may do: only such roles can be given. */
export function isWithin(role: { permissions: readonly Permission[] }, held: readonly Permission[]): boolean {
  return role.permissions.every((permission) => held.includes(permission));
}
