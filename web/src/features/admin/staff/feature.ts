import { t } from '@lingui/core/macro';
import IdCard from 'lucide-react/icons/id-card';
import { screen } from '../../../navigation/feature.ts';
import { adminPage } from '../../../navigation/page.ts';
import type { AdminFeature } from '../admin-feature.ts';

const pages = {
  staff: adminPage('/admin/staff', () => t`Staff`, 'STAFF_READ'),
  staffRoles: adminPage('/admin/staff/roles', () => t`Roles`, 'STAFF_READ'),
  deletedRoles: adminPage('/admin/staff/roles/deleted', () => t`Deleted roles`, 'STAFF_READ'),
};

export const staff: AdminFeature<typeof pages> = {
  pages,
  screens: {
    staff: screen(() => import('./staff-page.tsx'), 'StaffPage'),
    staffRoles: screen(() => import('./roles/roles-page.tsx'), 'RolesPage'),
    deletedRoles: screen(() => import('./roles/deleted-roles-page.tsx'), 'DeletedRolesPage'),
  },
  menu: [{ page: pages.staff, order: 150, Icon: IdCard, words: () => t`users team permissions invite` }],
  shortcuts: [{ page: pages.staffRoles, words: () => t`permissions` }, { page: pages.deletedRoles }],
};
