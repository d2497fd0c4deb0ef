import { t } from '@lingui/core/macro';
import TextCursorInput from 'lucide-react/icons/text-cursor-input';
import { screen } from '../../../navigation/feature.ts';
import { adminPage } from '../../../navigation/page.ts';
import type { AdminFeature } from '../admin-feature.ts';

const pages = {
  customFields: adminPage('/admin/settings/customFields', () => t`Custom fields`, 'SETTINGS_READ'),
};

export const customFields: AdminFeature<typeof pages> = {
  pages,
  screens: {
    customFields: screen(() => import('./definitions/definitions-page.tsx'), 'DefinitionsPage'),
  },
  settings: [
    {
      page: pages.customFields,
      order: 85,
      Icon: TextCursorInput,
      text: () => t`Your own fields of products, orders and customers; product types`,
      words: () => t`custom data metafields attributes definitions`,
    },
  ],
};
