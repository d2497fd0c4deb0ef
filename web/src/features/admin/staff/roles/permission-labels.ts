import { t } from '@lingui/core/macro';
import type { Permission } from '../../../../gql/graphql.ts';

/** All permissions in words, by what they are about. */
export function permissionGroups() {
  const catalogue = {
    PRODUCTS_READ: t`See products that are not on sale`,
    PRODUCTS_WRITE: t`Add, change and delete products`,
    CATEGORIES_WRITE: t`Change categories`,
    COLLECTIONS_WRITE: t`Change collections`,
    SEARCH_WRITE: t`Change search words`,
    REVIEWS_WRITE: t`Approve, reject and answer reviews`,
  };
  const orders = {
    ORDERS_READ: t`See orders`,
    ORDERS_WRITE: t`Send and change orders, note payments`,
    ORDERS_REFUND: t`Pay money back`,
  };
  const shop = {
    CUSTOMERS_READ: t`See customers and their orders`,
    CUSTOMERS_WRITE: t`Tag customers and note things about them`,
    CUSTOMERS_ERASE: t`Hand out or erase all data of a customer`,
    PROMOTIONS_READ: t`See promotions and sales campaigns`,
    PROMOTIONS_WRITE: t`Add, change and end promotions and sales campaigns`,
    REVENUE_READ: t`See revenue reports`,
    STAFF_READ: t`See the staff`,
    STAFF_WRITE: t`Invite staff and change roles`,
    AUDIT_READ: t`See who changed what`,
    SETTINGS_READ: t`See the settings`,
    SETTINGS_WRITE: t`Change the settings`,
    INTEGRATIONS_READ: t`See API keys, webhooks and what they were sent`,
    INTEGRATIONS_WRITE: t`Add, change and end API keys and webhooks`,
  };
  const labels: Readonly<Record<Permission, string>> = { ...catalogue, ...orders, ...shop };
  const listed = (group: Partial<typeof labels>) =>
    (Object.keys(group) as Permission[]).map((permission) => ({ permission, label: labels[permission] }));
  return [
    { title: t`Catalogue`, permissions: listed(catalogue) },
    { title: t`Orders`, permissions: listed(orders) },
    { title: t`Shop`, permissions: listed(shop) },
  ];
}

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
