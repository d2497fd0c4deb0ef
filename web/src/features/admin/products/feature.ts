import { t } from '@lingui/core/macro';
import Package from 'lucide-react/icons/package';
import { screen } from '../../../navigation/feature.ts';
import { adminPage } from '../../../navigation/page.ts';
import type { AdminFeature } from '../admin-feature.ts';

const pages = {
  products: adminPage('/admin/products', () => t`Products`, 'PRODUCTS_READ'),
  productAdd: adminPage('/admin/products/add', () => t`Add product`, 'PRODUCTS_WRITE'),
  deletedProducts: adminPage('/admin/products/deleted', () => t`Deleted products`, 'PRODUCTS_READ'),
  productEdit: adminPage('/admin/products/:id/edit', (title) => title ?? t`Edit product`, 'PRODUCTS_WRITE'),
};

export const products: AdminFeature<typeof pages> = {
  pages,
  screens: {
    products: screen(() => import('./table/products-page.tsx'), 'ProductsPage'),
    productAdd: screen(() => import('./form/product-form-page.tsx'), 'ProductFormPage'),
    deletedProducts: screen(() => import('./deleted-products-page.tsx'), 'DeletedProductsPage'),
    productEdit: screen(() => import('./form/product-form-page.tsx'), 'ProductFormPage'),
  },
  menu: [{ page: pages.products, order: 20, Icon: Package, words: () => t`inventory stock variants prices` }],
  shortcuts: [{ page: pages.productAdd }, { page: pages.deletedProducts }],
  dashboard: () => import('./dashboard-tiles.ts'),
};
