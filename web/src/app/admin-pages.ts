/** The components of the back office's pages; each import is a chunk of its own. */
export const adminPages = {
  AdminLoginPage: async () => (await import('../features/admin/auth/admin-login-page.tsx')).AdminLoginPage,
  AdminSignupPage: async () => (await import('../features/admin/auth/admin-signup-page.tsx')).AdminSignupPage,
  AcceptInvitationPage: async () =>
    (await import('../features/admin/auth/accept-invitation-page.tsx')).AcceptInvitationPage,
  DashboardPage: async () => (await import('../features/admin/dashboard/dashboard-page.tsx')).DashboardPage,
  ProductsPage: async () => (await import('../features/admin/products/products-page.tsx')).ProductsPage,
  DeletedProductsPage: async () =>
    (await import('../features/admin/products/deleted-products-page.tsx')).DeletedProductsPage,
  ProductFormPage: async () =>
    (await import('../features/admin/products/product-form-page.tsx')).ProductFormPage,
  CategoriesPage: async () =>
    (await import('../features/admin/categories/categories-page.tsx')).CategoriesPage,
  DeletedCategoriesPage: async () =>
    (await import('../features/admin/categories/deleted-categories-page.tsx')).DeletedCategoriesPage,
  CategoryFormPage: async () =>
    (await import('../features/admin/categories/category-form-page.tsx')).CategoryFormPage,
  CollectionsPage: async () =>
    (await import('../features/admin/collections/collections-page.tsx')).CollectionsPage,
  DeletedCollectionsPage: async () =>
    (await import('../features/admin/collections/deleted-collections-page.tsx')).DeletedCollectionsPage,
  CollectionFormPage: async () =>
    (await import('../features/admin/collections/collection-form-page.tsx')).CollectionFormPage,
  OrdersPage: async () => (await import('../features/admin/orders/orders-page.tsx')).OrdersPage,
  OrderPage: async () => (await import('../features/admin/orders/order-page.tsx')).OrderPage,
  DraftsPage: async () => (await import('../features/admin/orders/drafts/drafts-page.tsx')).DraftsPage,
  DraftFormPage: async () =>
    (await import('../features/admin/orders/drafts/draft-form-page.tsx')).DraftFormPage,
  PrintPage: async () => (await import('../features/admin/orders/printing/print-page.tsx')).PrintPage,
  SynonymsPage: async () => (await import('../features/admin/search/synonyms-page.tsx')).SynonymsPage,
  StaffPage: async () => (await import('../features/admin/staff/staff-page.tsx')).StaffPage,
  RolesPage: async () => (await import('../features/admin/staff/roles-page.tsx')).RolesPage,
  DeletedRolesPage: async () =>
    (await import('../features/admin/staff/deleted-roles-page.tsx')).DeletedRolesPage,
  SheetsPage: async () => (await import('../features/admin/sheets/sheets-page.tsx')).SheetsPage,
  AuditPage: async () => (await import('../features/admin/audit/audit-page.tsx')).AuditPage,
  SettingsPage: async () => (await import('../features/admin/settings/settings-page.tsx')).SettingsPage,
  GeneralPage: async () => (await import('../features/admin/settings/general-page.tsx')).GeneralPage,
  StorefrontPage: async () => (await import('../features/admin/settings/storefront-page.tsx')).StorefrontPage,
  DeliveryPage: async () => (await import('../features/admin/settings/delivery-page.tsx')).DeliveryPage,
  MailsPage: async () => (await import('../features/admin/settings/mails/mails-page.tsx')).MailsPage,
  LegalTextsPage: async () =>
    (await import('../features/admin/settings/legal/legal-texts-page.tsx')).LegalTextsPage,
  SecurityPage: async () => (await import('../features/admin/settings/security-page.tsx')).SecurityPage,
  PaymentsPage: async () => (await import('../features/admin/settings/payments-page.tsx')).PaymentsPage,
  AccountPage: async () => (await import('../features/admin/account/account-page.tsx')).AccountPage,
  CustomersPage: async () => (await import('../features/admin/customers/customers-page.tsx')).CustomersPage,
  CustomerPage: async () => (await import('../features/admin/customers/customer-page.tsx')).CustomerPage,
};

export type AdminPageName = keyof typeof adminPages;
