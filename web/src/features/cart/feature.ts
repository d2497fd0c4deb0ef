import { t } from '@lingui/core/macro';
import { type Feature, screen } from '../../navigation/feature.ts';
import { buyerPage } from '../../navigation/page.ts';

const pages = { cart: buyerPage('/cart', () => t`Cart`) };

export const cart: Feature<typeof pages> = {
  pages,
  screens: { cart: screen(() => import('./cart-page.tsx'), 'CartPage') },
};
