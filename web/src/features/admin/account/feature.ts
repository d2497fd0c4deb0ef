import { t } from '@lingui/core/macro';
import { screen } from '../../../navigation/feature.ts';
import { adminPage } from '../../../navigation/page.ts';
import type { AdminFeature } from '../admin-feature.ts';

const pages = {
  account: adminPage('/admin/account', () => t`Your account`, null),
};

export const account: AdminFeature<typeof pages> = {
  pages,
  screens: {
    account: screen(() => import('./account-page.tsx'), 'AccountPage'),
  },
  shortcuts: [{ page: pages.account, words: () => t`password two-factor passkeys log out` }],
};
