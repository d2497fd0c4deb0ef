import { plural, t } from '@lingui/core/macro';
import PackageX from 'lucide-react/icons/package-x';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import type { DashboardTiles } from '../admin-feature.ts';
import { SoldOutProducts } from './sold-out-products.tsx';
import { formatProductListSearch } from './table/product-list-search.ts';

const productsWith = (stock: 'low' | 'out') => adminPaths.products() + formatProductListSearch({ stock });

export const tiles: DashboardTiles = {
  figures: [
    {
      order: 20,
      permission: 'PRODUCTS_READ',
      label: () => t`Products`,
      list: ({ products }) => products,
      to: adminPaths.products(),
    },
    {
      order: 40,
      permission: 'PRODUCTS_READ',
      label: () => t`Sold out`,
      list: ({ soldOut }) => soldOut,
      to: productsWith('out'),
    },
  ],
  tasks: [
    {
      order: 130,
      count: ({ productsWithSoldOutVariants }) => productsWithSoldOutVariants,
      permission: 'PRODUCTS_WRITE',
      label: (count) =>
        plural(count, {
          one: '# product is fully or partly sold out',
          other: '# products are fully or partly sold out',
        }),
      to: productsWith('out'),
      Icon: PackageX,
    },
    {
      order: 140,
      count: ({ productsWithLowVariants }) => productsWithLowVariants,
      permission: 'PRODUCTS_WRITE',
      label: (count) =>
        plural(count, {
          one: '# product is low on stock',
          other: '# products are low on stock',
        }),
      to: productsWith('low'),
      Icon: PackageX,
    },
  ],
  panels: [{ place: 'side', permission: 'PRODUCTS_READ', Panel: SoldOutProducts }],
};
