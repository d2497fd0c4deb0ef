import type { Permission } from '../../../gql/graphql.ts';
import { adminPages } from '../../../navigation/admin-pages.ts';
import { type Page, pagesIn } from '../../../navigation/pages.ts';

/**
 * What a page of the back office is for. The dashboard is for everybody, and shows to each what concerns
 * them.
 */
const permissions = new Map<Page, Permission>([
  [adminPages.products, 'PRODUCTS_READ'],
  [adminPages.deletedProducts, 'PRODUCTS_READ'],
  [adminPages.productAdd, 'PRODUCTS_WRITE'],
  [adminPages.productEdit, 'PRODUCTS_WRITE'],
  [adminPages.categories, 'CATEGORIES_WRITE'],
  [adminPages.categoryAdd, 'CATEGORIES_WRITE'],
  [adminPages.deletedCategories, 'CATEGORIES_WRITE'],
  [adminPages.categoryEdit, 'CATEGORIES_WRITE'],
  [adminPages.collections, 'COLLECTIONS_WRITE'],
  [adminPages.collectionAdd, 'COLLECTIONS_WRITE'],
  [adminPages.deletedCollections, 'COLLECTIONS_WRITE'],
  [adminPages.collectionEdit, 'COLLECTIONS_WRITE'],
  [adminPages.sales, 'PROMOTIONS_READ'],
  [adminPages.saleAdd, 'PROMOTIONS_WRITE'],
  [adminPages.deletedSales, 'PROMOTIONS_READ'],
  [adminPages.saleEdit, 'PROMOTIONS_WRITE'],
  [adminPages.promotions, 'PROMOTIONS_READ'],
  [adminPages.promotionAdd, 'PROMOTIONS_WRITE'],
  [adminPages.deletedPromotions, 'PROMOTIONS_READ'],
  [adminPages.promotionEdit, 'PROMOTIONS_READ'],
  [adminPages.orders, 'ORDERS_READ'],
  [adminPages.order, 'ORDERS_READ'],
  [adminPages.orderDrafts, 'ORDERS_READ'],
  [adminPages.orderDraftAdd, 'ORDERS_WRITE'],
  [adminPages.orderDraft, 'ORDERS_WRITE'],
  [adminPages.orderPrint, 'ORDERS_READ'],
  [adminPages.returns, 'ORDERS_READ'],
  [adminPages.returnLabel, 'ORDERS_READ'],
  [adminPages.reviews, 'PRODUCTS_READ'],
  [adminPages.search, 'SEARCH_WRITE'],
  [adminPages.customers, 'CUSTOMERS_READ'],
  [adminPages.customer, 'CUSTOMERS_READ'],
  [adminPages.messages, 'CUSTOMERS_READ'],
  [adminPages.newsletter, 'CUSTOMERS_READ'],
  [adminPages.staff, 'STAFF_READ'],
  [adminPages.staffRoles, 'STAFF_READ'],
  [adminPages.deletedRoles, 'STAFF_READ'],
  [adminPages.sheets, 'PRODUCTS_READ'],
  [adminPages.webhooks, 'INTEGRATIONS_READ'],
  [adminPages.webhookAdd, 'INTEGRATIONS_WRITE'],
  [adminPages.webhook, 'INTEGRATIONS_READ'],
  [adminPages.webhookEdit, 'INTEGRATIONS_WRITE'],
  [adminPages.audit, 'AUDIT_READ'],
  [adminPages.apiKeys, 'INTEGRATIONS_READ'],
  ...pagesIn(adminPages.settings).map((page): [Page, Permission] => [page, 'SETTINGS_READ']),
]);

/** Whether somebody with these permissions may open the page. */
export function mayOpen(page: Page, held: readonly Permission[]): boolean {
  const needed = permissions.get(page);
  return needed === undefined || held.includes(needed);
}
