import { t } from '@lingui/core/macro';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { screen } from '../../../../navigation/feature.ts';
import { adminPage } from '../../../../navigation/page.ts';
import type { AdminFeature } from '../../admin-feature.ts';

const pages = {
  invoiceSettings: adminPage('/admin/settings/invoices', () => t`Invoices`, 'SETTINGS_READ'),
};

export const invoices: AdminFeature<typeof pages> = {
  pages,
  screens: {
    invoiceSettings: screen(() => import('./invoice-settings-page.tsx'), 'InvoiceSettingsPage'),
  },
  settings: [
    {
      page: pages.invoiceSettings,
      order: 65,
      Icon: ReceiptText,
      text: () => t`When they are issued, seller, numbers`,
      words: () => t`credit notes VAT number tax number bank details`,
    },
  ],
};
