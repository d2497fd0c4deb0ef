import { t } from '@lingui/core/macro';
import { type Feature, screen } from '../../navigation/feature.ts';
import { checkoutPage, page } from '../../navigation/page.ts';

const pages = {
  checkout: checkoutPage('/cart/checkout', () => t`Checkout`),
  /** The page of a payment link; no other page links to it. */
  payByLink: page('/pay', () => t`Pay for your order`),
};

export const checkout: Feature<typeof pages> = {
  pages,
  screens: {
    checkout: screen(() => import('./checkout-page.tsx'), 'CheckoutPage'),
    payByLink: screen(() => import('./pay-by-link/pay-by-link-page.tsx'), 'PayByLinkPage'),
  },
};
