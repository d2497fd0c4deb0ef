import { t } from '@lingui/core/macro';
import FolderTree from 'lucide-react/icons/folder-tree';
import { screen } from '../../../navigation/feature.ts';
import { adminPage } from '../../../navigation/page.ts';
import type { AdminFeature } from '../admin-feature.ts';

const pages = {
  categories: adminPage('/admin/categories', () => t`Categories`, 'CATEGORIES_WRITE'),
  categoryAdd: adminPage('/admin/categories/add', () => t`Add category`, 'CATEGORIES_WRITE'),
  deletedCategories: adminPage('/admin/categories/deleted', () => t`Deleted categories`, 'CATEGORIES_WRITE'),
  categoryEdit: adminPage(
    '/admin/categories/:id/edit',
    (label) => label ?? t`Edit category`,
    'CATEGORIES_WRITE',
  ),
};

export const categories: AdminFeature<typeof pages> = {
  pages,
  screens: {
    categories: screen(() => import('./categories-page.tsx'), 'CategoriesPage'),
    categoryAdd: screen(() => import('./category-form-page.tsx'), 'CategoryFormPage'),
    deletedCategories: screen(() => import('./deleted-categories-page.tsx'), 'DeletedCategoriesPage'),
    categoryEdit: screen(() => import('./category-form-page.tsx'), 'CategoryFormPage'),
  },
  menu: [{ page: pages.categories, order: 30, Icon: FolderTree }],
  shortcuts: [{ page: pages.categoryAdd }, { page: pages.deletedCategories }],
};
