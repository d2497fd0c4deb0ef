import { t } from '@lingui/core/macro';
import KeyRound from 'lucide-react/icons/key-round';
import { screen } from '../../../navigation/feature.ts';
import { adminPage } from '../../../navigation/page.ts';
import type { AdminFeature } from '../admin-feature.ts';

const pages = {
  apiKeys: adminPage('/admin/apiKeys', () => t`API keys`, 'INTEGRATIONS_READ'),
};

export const apiKeys: AdminFeature<typeof pages> = {
  pages,
  screens: {
    apiKeys: screen(() => import('./api-keys-page.tsx'), 'ApiKeysPage'),
  },
  menu: [{ page: pages.apiKeys, order: 170, Icon: KeyRound, words: () => t`apps developers` }],
};
