import type { Permission } from '../../../gql/admin/graphql.ts';
import { type Page, pages, pagesIn } from '../../../navigation/pages.ts';

const { admin } = pages;

/** What a page of the back office is for. The dashboard is for everybody, and shows to each what concerns them. */
const permissions = new Map<Page, Permission>([
  [admin.products, 'PRODUCTS_READ'],
  [admin.deletedProducts, 'PRODUCTS_READ'],
  [admin.productAdd, 'PRODUCTS_WRITE'],
  [admin.productEdit, 'PRODUCTS_WRITE'],
  [admin.categories, 'CATEGORIES_WRITE'],
  [admin.categoryAdd, 'CATEGORIES_WRITE'],
  [admin.deletedCategories, 'CATEGORIES_WRITE'],
  [admin.categoryEdit, 'CATEGORIES_WRITE'],
  [admin.collections, 'COLLECTIONS_WRITE'],
  [admin.collectionAdd, 'COLLECTIONS_WRITE'],
  [admin.deletedCollections, 'COLLECTIONS_WRITE'],
  [admin.collectionEdit, 'COLLECTIONS_WRITE'],
  [admin.orders, 'ORDERS_READ'],
  [admin.order, 'ORDERS_READ'],
  [admin.orderDrafts, 'ORDERS_READ'],
  [admin.orderDraftAdd, 'ORDERS_WRITE'],
  [admin.orderDraft, 'ORDERS_WRITE'],
  [admin.orderPrint, 'ORDERS_READ'],
  [admin.search, 'SEARCH_WRITE'],
  [admin.customers, 'CUSTOMERS_READ'],
  [admin.customer, 'CUSTOMERS_READ'],
  [admin.staff, 'STAFF_READ'],
  [admin.staffRoles, 'STAFF_READ'],
  [admin.deletedRoles, 'STAFF_READ'],
  [admin.sheets, 'PRODUCTS_READ'],
  [admin.audit, 'AUDIT_READ'],
  ...pagesIn(admin.settings).map((page): [Page, Permission] => [page, 'SETTINGS_READ']),
]);

/** Whether somebody with these permissions may open the page. */
export function mayOpen(page: Page, held: readonly Permission[]): boolean {
  const needed = permissions.get(page);
  return needed === undefined || held.includes(needed);
}
