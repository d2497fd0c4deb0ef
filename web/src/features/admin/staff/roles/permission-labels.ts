import { t } from '@lingui/core/macro';
import type { Permission } from '../../../../gql/graphql.ts';

/** All permissions with their labels, grouped by topic. */
export function permissionGroups() {
  const catalogue = {
    PRODUCTS_READ: t`See unpublished products`,
    PRODUCTS_WRITE: t`Add, change and delete products`,
    CATEGORIES_WRITE: t`Change categories`,
    COLLECTIONS_WRITE: t`Change collections`,
    CONTENT_WRITE: t`Change pages, menus, redirects and the media library`,
    SEARCH_WRITE: t`Change search synonyms`,
    REVIEWS_WRITE: t`Approve, reject and reply to reviews`,
  };
  const orders = {
    ORDERS_READ: t`See orders`,
    ORDERS_WRITE: t`Ship and change orders, record payments`,
    ORDERS_REFUND: t`Refund payments`,
  };
  const shop = {
    CUSTOMERS_READ: t`See customers and their orders`,
    CUSTOMERS_WRITE: t`Add tags and notes to customers`,
    CUSTOMERS_ERASE: t`Export or erase all data of a customer`,
    PROMOTIONS_READ: t`See promotions and sales campaigns`,
    PROMOTIONS_WRITE: t`Add, change and end promotions and sales campaigns`,
    REVENUE_READ: t`See revenue reports`,
    STAFF_READ: t`See the staff`,
    STAFF_WRITE: t`Invite staff and change roles`,
    AUDIT_READ: t`See who changed what`,
    SETTINGS_READ: t`See the settings`,
    SETTINGS_WRITE: t`Change the settings`,
    INTEGRATIONS_READ: t`See API keys, webhooks and their messages`,
    INTEGRATIONS_WRITE: t`Add, change and end API keys and webhooks`,
  };
  const labels: Readonly<Record<Permission, string>> = { ...catalogue, ...orders, ...shop };
  const listed = (group: Partial<typeof labels>) =>
    (Object.keys(group) as Permission[]).map((permission) => ({ permission, label: labels[permission] }));
  return [
    { title: t`Catalog`, permissions: listed(catalogue) },
    { title: t`Orders`, permissions: listed(orders) },
    { title: t`Shop`, permissions: listed(shop) },
  ];
}

/** Lists a role's permissions on one line. */
export function describePermissions(held: readonly Permission[]): string {
  const all = permissionGroups().flatMap(({ permissions }) => permissions);
  const labels = all.flatMap(({ permission, label }) => (held.includes(permission) ? label : []));
  return labels.length === all.length ? t`All permissions` : labels.join(' · ');
}

/** Whether a role has only permissions that the user holds, and can therefore be granted. */
export function isWithin(role: { permissions: readonly Permission[] }, held: readonly Permission[]): boolean {
  return role.permissions.every((permission) => held.includes(permission));
}
