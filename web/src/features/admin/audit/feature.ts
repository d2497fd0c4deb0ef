import { t } from '@lingui/core/macro';
import History from 'lucide-react/icons/history';
import { screen } from '../../../navigation/feature.ts';
import { adminPage } from '../../../navigation/page.ts';
import type { AdminFeature } from '../admin-feature.ts';

const pages = {
  audit: adminPage('/admin/audit', () => t`Audit log`, 'AUDIT_READ'),
};

export const audit: AdminFeature<typeof pages> = {
  pages,
  screens: {
    audit: screen(() => import('./audit-page.tsx'), 'AuditPage'),
  },
  menu: [{ page: pages.audit, order: 160, Icon: History, words: () => t`activity history` }],
};
