import { t } from '@lingui/core/macro';
import { type Feature, screen } from '../../navigation/feature.ts';
import { page } from '../../navigation/page.ts';

const pages = {
  shop: page('/shop', (text) => (text ? t`Results for “${text}”` : t`Shop`)),
  collections: page('/collections', () => t`Collections`),
  collection: page('/collections/:id', (title) => title ?? t`Collection`),
};

export const catalogue: Feature<typeof pages> = {
  pages,
  screens: {
    shop: screen(() => import('./shop-page.tsx'), 'ShopPage'),
    collections: screen(() => import('./collections/collections-page.tsx'), 'CollectionsPage'),
    collection: screen(() => import('./collections/collection-page.tsx'), 'CollectionPage'),
  },
};
