import { t } from '@lingui/core/macro';
import Layers from 'lucide-react/icons/layers';
import { screen } from '../../../navigation/feature.ts';
import { adminPage } from '../../../navigation/page.ts';
import type { AdminFeature } from '../admin-feature.ts';

const pages = {
  collections: adminPage('/admin/collections', () => t`Collections`, 'COLLECTIONS_WRITE'),
  collectionAdd: adminPage('/admin/collections/add', () => t`Add collection`, 'COLLECTIONS_WRITE'),
  deletedCollections: adminPage(
    '/admin/collections/deleted',
    () => t`Deleted collections`,
    'COLLECTIONS_WRITE',
  ),
  collectionEdit: adminPage(
    '/admin/collections/:id/edit',
    (title) => title ?? t`Edit collection`,
    'COLLECTIONS_WRITE',
  ),
};

export const collections: AdminFeature<typeof pages> = {
  pages,
  screens: {
    collections: screen(() => import('./collections-page.tsx'), 'CollectionsPage'),
    collectionAdd: screen(() => import('./collection-form-page.tsx'), 'CollectionFormPage'),
    deletedCollections: screen(() => import('./deleted-collections-page.tsx'), 'DeletedCollectionsPage'),
    collectionEdit: screen(() => import('./collection-form-page.tsx'), 'CollectionFormPage'),
  },
  menu: [{ page: pages.collections, order: 40, Icon: Layers, words: () => t`groups` }],
  shortcuts: [{ page: pages.collectionAdd }, { page: pages.deletedCollections }],
};
