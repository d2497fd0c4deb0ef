import { t } from '@lingui/core/macro';
import type { Permission, SheetImportKind, SheetImportState } from '../../../gql/graphql.ts';

/** A kind of data that can be exported and imported. */
export interface ImportKind {
  kind: SheetImportKind;
  label: string;
  /** Describes the file's format and effect. */
  hint: string;
  /** Null for files that only other systems export. */
  download: { path: string; label: string } | null;
  importPath: string;
  /** The permissions for export and import. */
  reads: Permission;
  needs: Permission;
}

/** All kinds of import. */
export const importKinds = (): ImportKind[] => [
  {
    kind: 'PRODUCTS',
    label: t`Products`,
    hint: t`One row per variant; the first row of a product also has the values that its variants share. Rows are matched by product ID, handle, SKU or title; other rows create products. Columns may be missing, for example all but “SKU” and “Price”. What is not in the file stays unchanged. Stock changes go into “New stock”. Pictures can be https URLs on other servers, separated by spaces: they are fetched after the import, and products have placeholders until then. Tax classes are named as in the settings; an empty cell means the default class. Files that Shopify, WooCommerce, Magento or PrestaShop exported can be imported as they are. If the columns of a file have other names, you choose once what they are.`,
    download: { path: '/api/exports/products.csv', label: t`Download products` },
    importPath: '/api/imports/products',
    reads: 'PRODUCTS_READ',
    needs: 'PRODUCTS_WRITE',
  },
  {
    kind: 'STOCK',
    label: t`Stock`,
    hint: t`One row per variant. Fill in the column “New stock” after a delivery or a count. Units sold in the meantime stay sold.`,
    download: { path: '/api/exports/stock.csv', label: t`Download stock` },
    importPath: '/api/imports/stock',
    reads: 'PRODUCTS_READ',
    needs: 'PRODUCTS_WRITE',
  },
  {
    kind: 'CUSTOMERS',
    label: t`Customers`,
    hint: t`One row per customer. An unknown email creates a new customer, who can set a password with “Forgot your password?”; nobody is notified. Emails can’t be changed, and staff are skipped. Files of customers that Shopify exported can be imported as they are.`,
    download: { path: '/api/exports/customers.csv', label: t`Download customers` },
    importPath: '/api/imports/customers',
    reads: 'CUSTOMERS_READ',
    needs: 'CUSTOMERS_WRITE',
  },
  {
    kind: 'REDIRECTS',
    label: t`Redirects`,
    hint: t`One row per redirect, as Shopify exports them. An address that already redirects gets its new target.`,
    download: { path: '/api/exports/redirects.csv', label: t`Download redirects` },
    importPath: '/api/imports/redirects',
    reads: 'CONTENT_WRITE',
    needs: 'CONTENT_WRITE',
  },
  {
    kind: 'ORDERS',
    label: t`Orders of another shop`,
    hint: t`A file of orders that Shopify exported, or a plugin of WooCommerce: “Order Export & Order Import” or “Advanced Order Export”. The orders are closed: they are in the reports and in their customers’ accounts, nobody is notified, and no stock changes. Orders that are still open there are left out. Importing a file again changes nothing.`,
    download: null,
    importPath: '/api/imports/orders',
    reads: 'ORDERS_WRITE',
    needs: 'ORDERS_WRITE',
  },
  {
    kind: 'PROMOTIONS',
    label: t`Promotions of another shop`,
    hint: t`The file of discounts that Shopify exports. Codes are active here if they are there, and can be used as often as is left there. If the file does not say for which products or customers a code is, it is imported switched off. Codes that the shop already has stay as they are.`,
    download: null,
    importPath: '/api/imports/promotions',
    reads: 'PROMOTIONS_WRITE',
    needs: 'PROMOTIONS_WRITE',
  },
];

export const kindLabels = (): Record<SheetImportKind, string> => ({
  PRODUCTS: t`Products`,
  STOCK: t`Stock`,
  CUSTOMERS: t`Customers`,
  REDIRECTS: t`Redirects`,
  ORDERS: t`Orders`,
  PROMOTIONS: t`Promotions`,
});

export const stateLabels = (): Record<SheetImportState, string> => ({
  UPLOADING: t`Uploading`,
  CHECKING: t`Being checked`,
  UNMAPPED: t`Waits for its columns`,
  INVALID: t`Has errors`,
  READY: t`Ready to import`,
  IMPORTING: t`Being imported`,
  DONE: t`Imported`,
  CANCELLED: t`Cancelled`,
  FAILED: t`Failed`,
});

/** Whether an import is queued or running. */
export function isAtWork(state: SheetImportState): boolean {
  return state === 'UPLOADING' || state === 'CHECKING' || state === 'IMPORTING';
}
