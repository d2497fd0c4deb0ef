import { t } from '@lingui/core/macro';
import { type Feature, screen } from '../../navigation/feature.ts';
import { page } from '../../navigation/page.ts';

const pages = { withdraw: page('/withdraw', () => t`Withdraw from contract`) };

export const withdrawals: Feature<typeof pages> = {
  pages,
  screens: { withdraw: screen(() => import('./withdraw-page.tsx'), 'WithdrawPage') },
};
