import { t } from '@lingui/core/macro';
import { paths } from '../../../../navigation/paths.ts';
import { type MenuLink, useHasAboutPage, useShopMenu } from '../../../../shop/use-shop-menu.ts';

interface MainLink extends MenuLink {
  /** Where it is shown, if not everywhere: in a header with much space, or only in the mobile menu. */
  only?: 'roomy' | 'mobile';
}

/** The links of the main navigation: the merchant's or, until there are any, the shop's own. */
export function useMainLinks(): MainLink[] {
  const menu = useShopMenu('MAIN');
  const hasAboutPage = useHasAboutPage();
  if (menu) return menu.links;
  return [
    { label: t`Home`, url: paths.home() },
    { label: t`Shop`, url: paths.shop(), only: 'mobile' },
    { label: t`Collections`, url: paths.collections(), only: 'roomy' },
    { label: t`Contact`, url: paths.contact() },
    ...(hasAboutPage ? [{ label: t`About`, url: paths.content('about') }] : []),
  ];
}
