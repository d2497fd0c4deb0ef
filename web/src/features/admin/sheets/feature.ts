import { t } from '@lingui/core/macro';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { screen } from '../../../navigation/feature.ts';
import { adminPage } from '../../../navigation/page.ts';
import type { AdminFeature } from '../admin-feature.ts';

const pages = {
  sheets: adminPage('/admin/sheets', () => t`Import and export`, 'PRODUCTS_READ'),
};

export const sheets: AdminFeature<typeof pages> = {
  pages,
  screens: {
    sheets: screen(() => import('./sheets-page.tsx'), 'SheetsPage'),
  },
  menu: [
    {
      page: pages.sheets,
      order: 140,
      Icon: FileSpreadsheet,
      words: () => t`CSV spreadsheet inventory bookkeeping accounting download upload`,
    },
  ],
};
