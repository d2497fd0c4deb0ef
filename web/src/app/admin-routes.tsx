import type { RouteObject } from 'react-router-dom';
import { adminNotFoundPage, adminPages } from '../navigation/admin-pages.ts';
import { NotFoundPage } from '../navigation/not-found-page.tsx';
import { pages } from '../navigation/pages.ts';
import { RequireAdmin } from '../session/guards.tsx';
import { ErrorPage } from './error-page.tsx';
import { lazyComponent, route } from './lazy-route.ts';

const adminAuthRoutes: RouteObject[] = [
  route(pages.adminLogin, () => import('../features/admin/auth/admin-login-page.tsx'), 'AdminLoginPage'),
  route(pages.adminSignup, () => import('../features/admin/auth/admin-signup-page.tsx'), 'AdminSignupPage'),
  route(
    pages.staffInvitation,
    () => import('../features/admin/auth/accept-invitation-page.tsx'),
    'AcceptInvitationPage',
  ),
];

const adminPageRoutes: RouteObject[] = [
  route(pages.dashboard, () => import('../features/admin/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  route(
    adminPages.products,
    () => import('../features/admin/products/table/products-page.tsx'),
    'ProductsPage',
  ),
  route(
    adminPages.productAdd,
    () => import('../features/admin/products/form/product-form-page.tsx'),
    'ProductFormPage',
  ),
  route(
    adminPages.deletedProducts,
    () => import('../features/admin/products/deleted-products-page.tsx'),
    'DeletedProductsPage',
  ),
  route(
    adminPages.productEdit,
    () => import('../features/admin/products/form/product-form-page.tsx'),
    'ProductFormPage',
  ),
  route(
    adminPages.categories,
    () => import('../features/admin/categories/categories-page.tsx'),
    'CategoriesPage',
  ),
  route(
    adminPages.categoryAdd,
    () => import('../features/admin/categories/category-form-page.tsx'),
    'CategoryFormPage',
  ),
  route(
    adminPages.deletedCategories,
    () => import('../features/admin/categories/deleted-categories-page.tsx'),
    'DeletedCategoriesPage',
  ),
  route(
    adminPages.categoryEdit,
    () => import('../features/admin/categories/category-form-page.tsx'),
    'CategoryFormPage',
  ),
  route(
    adminPages.collections,
    () => import('../features/admin/collections/collections-page.tsx'),
    'CollectionsPage',
  ),
  route(
    adminPages.collectionAdd,
    () => import('../features/admin/collections/collection-form-page.tsx'),
    'CollectionFormPage',
  ),
  route(
    adminPages.deletedCollections,
    () => import('../features/admin/collections/deleted-collections-page.tsx'),
    'DeletedCollectionsPage',
  ),
  route(
    adminPages.collectionEdit,
    () => import('../features/admin/collections/collection-form-page.tsx'),
    'CollectionFormPage',
  ),
  route(adminPages.sales, () => import('../features/admin/sales/sales-page.tsx'), 'SalesPage'),
  route(adminPages.saleAdd, () => import('../features/admin/sales/sale-form-page.tsx'), 'SaleFormPage'),
  route(
    adminPages.deletedSales,
    () => import('../features/admin/sales/deleted-sales-page.tsx'),
    'DeletedSalesPage',
  ),
  route(adminPages.saleEdit, () => import('../features/admin/sales/sale-form-page.tsx'), 'SaleFormPage'),
  route(
    adminPages.promotions,
    () => import('../features/admin/promotions/promotions-page.tsx'),
    'PromotionsPage',
  ),
  route(
    adminPages.promotionAdd,
    () => import('../features/admin/promotions/promotion-form-page.tsx'),
    'PromotionFormPage',
  ),
  route(
    adminPages.deletedPromotions,
    () => import('../features/admin/promotions/deleted-promotions-page.tsx'),
    'DeletedPromotionsPage',
  ),
  route(
    adminPages.promotionEdit,
    () => import('../features/admin/promotions/promotion-form-page.tsx'),
    'PromotionFormPage',
  ),
  route(adminPages.orders, () => import('../features/admin/orders/table/orders-page.tsx'), 'OrdersPage'),
  route(
    adminPages.orderDrafts,
    () => import('../features/admin/orders/drafts/drafts-page.tsx'),
    'DraftsPage',
  ),
  route(
    adminPages.orderDraftAdd,
    () => import('../features/admin/orders/drafts/draft-form-page.tsx'),
    'DraftFormPage',
  ),
  route(
    adminPages.orderDraft,
    () => import('../features/admin/orders/drafts/draft-form-page.tsx'),
    'DraftFormPage',
  ),
  route(adminPages.order, () => import('../features/admin/orders/details/order-page.tsx'), 'OrderPage'),
  route(adminPages.orderPrint, () => import('../features/admin/orders/printing/print-page.tsx'), 'PrintPage'),
  route(adminPages.returns, () => import('../features/admin/orders/returns/returns-page.tsx'), 'ReturnsPage'),
  route(
    adminPages.returnLabel,
    () => import('../features/admin/orders/returns/return-label-page.tsx'),
    'ReturnLabelPage',
  ),
  route(adminPages.reviews, () => import('../features/admin/reviews/reviews-page.tsx'), 'ReviewsPage'),
  route(adminPages.search, () => import('../features/admin/search/synonyms-page.tsx'), 'SynonymsPage'),
  route(adminPages.staff, () => import('../features/admin/staff/staff-page.tsx'), 'StaffPage'),
  route(adminPages.staffRoles, () => import('../features/admin/staff/roles/roles-page.tsx'), 'RolesPage'),
  route(
    adminPages.deletedRoles,
    () => import('../features/admin/staff/roles/deleted-roles-page.tsx'),
    'DeletedRolesPage',
  ),
  route(adminPages.sheets, () => import('../features/admin/sheets/sheets-page.tsx'), 'SheetsPage'),
  route(adminPages.apiKeys, () => import('../features/admin/api-keys/api-keys-page.tsx'), 'ApiKeysPage'),
  route(adminPages.webhooks, () => import('../features/admin/webhooks/webhooks-page.tsx'), 'WebhooksPage'),
  route(
    adminPages.webhookAdd,
    () => import('../features/admin/webhooks/webhook-form-page.tsx'),
    'WebhookFormPage',
  ),
  route(adminPages.webhook, () => import('../features/admin/webhooks/webhook-page.tsx'), 'WebhookPage'),
  route(
    adminPages.webhookEdit,
    () => import('../features/admin/webhooks/webhook-form-page.tsx'),
    'WebhookFormPage',
  ),
  route(adminPages.audit, () => import('../features/admin/audit/audit-page.tsx'), 'AuditPage'),
  route(
    adminPages.settings.returns,
    () => import('../features/admin/settings/returns-page.tsx'),
    'ReturnSettingsPage',
  ),
  route(
    adminPages.settings.all,
    () => import('../features/admin/settings/settings-page.tsx'),
    'SettingsPage',
  ),
  route(
    adminPages.settings.general,
    () => import('../features/admin/settings/general/general-page.tsx'),
    'GeneralPage',
  ),
  route(
    adminPages.settings.storefront,
    () => import('../features/admin/settings/storefront/storefront-page.tsx'),
    'StorefrontPage',
  ),
  route(
    adminPages.settings.payments,
    () => import('../features/admin/settings/payments/payments-page.tsx'),
    'PaymentsPage',
  ),
  route(
    adminPages.settings.delivery,
    () => import('../features/admin/settings/delivery/delivery-page.tsx'),
    'DeliveryPage',
  ),
  route(
    adminPages.settings.taxes,
    () => import('../features/admin/settings/taxes/taxes-page.tsx'),
    'TaxesPage',
  ),
  route(
    adminPages.settings.mails,
    () => import('../features/admin/settings/mails/mails-page.tsx'),
    'MailsPage',
  ),
  route(
    adminPages.settings.legal,
    () => import('../features/admin/settings/legal/legal-texts-page.tsx'),
    'LegalTextsPage',
  ),
  route(
    adminPages.settings.reviews,
    () => import('../features/admin/reviews/review-settings-page.tsx'),
    'ReviewSettingsPage',
  ),
  route(
    adminPages.settings.carts,
    () => import('../features/admin/settings/cart-settings-page.tsx'),
    'CartSettingsPage',
  ),
  route(
    adminPages.settings.headless,
    () => import('../features/admin/settings/headless/headless-page.tsx'),
    'HeadlessPage',
  ),
  route(
    adminPages.settings.security,
    () => import('../features/admin/settings/security-page.tsx'),
    'SecurityPage',
  ),
  route(adminPages.account, () => import('../features/admin/account/account-page.tsx'), 'AccountPage'),
  route(adminPages.messages, () => import('../features/admin/messages/messages-page.tsx'), 'MessagesPage'),
  route(
    adminPages.newsletter,
    () => import('../features/admin/newsletter/newsletter-page.tsx'),
    'NewsletterPage',
  ),
  route(
    adminPages.customers,
    () => import('../features/admin/customers/customers-page.tsx'),
    'CustomersPage',
  ),
  route(
    adminPages.customerAdd,
    () => import('../features/admin/customers/customer-form-page.tsx'),
    'CustomerFormPage',
  ),
  route(
    adminPages.customerEdit,
    () => import('../features/admin/customers/customer-form-page.tsx'),
    'CustomerFormPage',
  ),
  route(adminPages.customer, () => import('../features/admin/customers/customer-page.tsx'), 'CustomerPage'),
  { path: adminNotFoundPage.path, handle: adminNotFoundPage, element: <NotFoundPage /> },
];

/**
 * The back office: its own session and its own client. No shopper loads it; `routes.tsx` does on the way
 * there.
 */
export const adminRoutes: RouteObject = {
  lazy: lazyComponent(() => import('./admin-root.tsx'), 'AdminRoot'),
  errorElement: <ErrorPage />,
  children: [
    {
      lazy: lazyComponent(() => import('../layouts/admin/admin-auth-layout.tsx'), 'AdminAuthLayout'),
      children: adminAuthRoutes,
    },
    {
      element: <RequireAdmin />,
      children: [
        {
          lazy: lazyComponent(() => import('../layouts/admin/admin-layout.tsx'), 'AdminLayout'),
          children: [{ errorElement: <ErrorPage />, children: adminPageRoutes }],
        },
      ],
    },
  ],
};
