import { t } from '@lingui/core/macro';
import { adminPage, notFoundPage, type Page, type PageGroup, pages } from './pages.ts';
import { linksTo } from './paths.ts';

/** Every page of the back office below its home; no shopper loads this table. */
export const adminPages = {
  products: adminPage('/admin/products', () => t`Products`),
  productAdd: adminPage('/admin/products/add', () => t`Add product`),
  deletedProducts: adminPage('/admin/products/deleted', () => t`Deleted products`),
  productEdit: adminPage('/admin/products/:id/edit', (title) => title ?? t`Edit product`),
  categories: adminPage('/admin/categories', () => t`Categories`),
  categoryAdd: adminPage('/admin/categories/add', () => t`Add category`),
  deletedCategories: adminPage('/admin/categories/deleted', () => t`Deleted categories`),
  categoryEdit: adminPage('/admin/categories/:id/edit', (label) => label ?? t`Edit category`),
  collections: adminPage('/admin/collections', () => t`Collections`),
  collectionAdd: adminPage('/admin/collections/add', () => t`Add collection`),
  deletedCollections: adminPage('/admin/collections/deleted', () => t`Deleted collections`),
  collectionEdit: adminPage('/admin/collections/:id/edit', (title) => title ?? t`Edit collection`),
  sales: adminPage('/admin/sales', () => t`Sales`),
  saleAdd: adminPage('/admin/sales/add', () => t`Plan a sale`),
  deletedSales: adminPage('/admin/sales/deleted', () => t`Deleted sales`),
  saleEdit: adminPage('/admin/sales/:id/edit', (name) => name ?? t`Edit sale`),
  promotions: adminPage('/admin/promotions', () => t`Promotions`),
  promotionAdd: adminPage('/admin/promotions/add', () => t`Add promotion`),
  deletedPromotions: adminPage('/admin/promotions/deleted', () => t`Deleted promotions`),
  promotionEdit: adminPage('/admin/promotions/:id/edit', (title) => title ?? t`Edit promotion`),
  orders: adminPage('/admin/orders', () => t`Orders`),
  orderDrafts: adminPage('/admin/orders/drafts', () => t`Drafts`),
  orderDraftAdd: adminPage('/admin/orders/drafts/add', () => t`Create order`),
  orderDraft: adminPage('/admin/orders/drafts/:id', (number) => (number ? t`Draft ${number}` : t`Draft`)),
  order: adminPage('/admin/orders/:id', (number) => (number ? t`Order ${number}` : t`Order`)),
  orderPrint: adminPage('/admin/orders/print', () => t`Print orders`),
  returns: adminPage('/admin/returns', () => t`Returns`),
  returnLabel: adminPage('/admin/orders/:id/returnLabel', () => t`Return label`),
  reviews: adminPage('/admin/reviews', () => t`Reviews`),
  search: adminPage('/admin/search', () => t`Search words`),
  staff: adminPage('/admin/staff', () => t`Staff`),
  staffRoles: adminPage('/admin/staff/roles', () => t`Roles`),
  deletedRoles: adminPage('/admin/staff/roles/deleted', () => t`Deleted roles`),
  sheets: adminPage('/admin/sheets', () => t`Import and export`),
  account: adminPage('/admin/account', () => t`Your account`),
  webhooks: adminPage('/admin/webhooks', () => t`Webhooks`),
  webhookAdd: adminPage('/admin/webhooks/add', () => t`Add webhook`),
  webhook: adminPage('/admin/webhooks/:id', (url) => url ?? t`Webhook`),
  webhookEdit: adminPage('/admin/webhooks/:id/edit', () => t`Edit webhook`),
  audit: adminPage('/admin/audit', () => t`Audit log`),
  settings: {
    all: adminPage('/admin/settings', () => t`Settings`),
    general: adminPage('/admin/settings/general', () => t`General`),
    storefront: adminPage('/admin/settings/storefront', () => t`Storefront`),
    payments: adminPage('/admin/settings/payments', () => t`Payments`),
    delivery: adminPage('/admin/settings/delivery', () => t`Delivery`),
    taxes: adminPage('/admin/settings/taxes', () => t`Taxes`),
    returns: adminPage('/admin/settings/returns', () => t`Returns`),
    mails: adminPage('/admin/settings/mails', () => t`Mails`),
    legal: adminPage('/admin/settings/legal', () => t`Legal pages`),
    reviews: adminPage('/admin/settings/reviews', () => t`Reviews`),
    carts: adminPage('/admin/settings/carts', () => t`Abandoned carts`),
    headless: adminPage('/admin/settings/headless', () => t`Other storefronts`),
    security: adminPage('/admin/settings/security', () => t`Security`),
  },
  apiKeys: adminPage('/admin/apiKeys', () => t`API keys`),
  newsletter: adminPage('/admin/newsletter', () => t`Newsletter`),
  customers: adminPage('/admin/customers', () => t`Customers`),
  customerAdd: adminPage('/admin/customers/add', () => t`Add customer`),
  customerEdit: adminPage('/admin/customers/:id/edit', () => t`Edit customer`),
  customer: adminPage('/admin/customers/:id', (name) => name ?? t`Customer`),
} as const satisfies PageGroup;

/** The links to the pages of the back office, such as `adminPaths.order(id)`. */
export const adminPaths = linksTo(adminPages);

/** Shown in place of a page that the back office does not have, where only admins are told. */
export const adminNotFoundPage: Page = adminPage(`${pages.dashboard.path}/*`, notFoundPage.title);
