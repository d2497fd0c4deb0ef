import { t } from '@lingui/core/macro';
import { pages } from '../../../navigation/pages.ts';
import { paths } from '../../../navigation/paths.ts';
import { useShowsStaffLink } from '../../../session/use-shows-staff-link.ts';
import { type MenuLink, useHasAboutPage, useShopMenu } from '../../../shop/use-shop-menu.ts';
import { useShop } from '../../../shop/use-shop.ts';

interface FooterColumn {
  title: string;
  links: MenuLink[];
}

/** The footer's columns of links: the merchant's or, until there are any, the shop's own. */
export function useFooterColumns(): FooterColumn[] {
  const shop = useShop();
  const hasAboutPage = useHasAboutPage();
  const showsStaffLink = useShowsStaffLink();
  const third = useShopMenu('FOOTER_3');
  const legalPages = (shop?.legalPages ?? []).map((kind) => {
    return { label: pages.legal[kind].title(), url: paths.legal[kind]() };
  });
  const account = [
    { label: t`My Account`, url: paths.account.profile() },
    { label: t`Login / Register`, url: paths.login() },
    { label: t`Cart`, url: paths.cart() },
    { label: t`Wishlist`, url: paths.wishlist() },
    { label: t`Shop`, url: paths.shop() },
  ];
  const quickLinks = [
    { label: t`Collections`, url: paths.collections() },
    { label: t`Size guide`, url: paths.sizeGuide() },
    ...(hasAboutPage ? [{ label: t`About`, url: paths.content('about') }] : []),
    { label: t`Contact`, url: paths.contact() },
    ...legalPages,
    { label: t`My Orders`, url: paths.account.orders() },
    ...(showsStaffLink ? [{ label: t`Admin Dashboard`, url: paths.dashboard() }] : []),
  ];
  return [
    useShopMenu('FOOTER_1') ?? { title: t`Account`, links: account },
    useShopMenu('FOOTER_2') ?? { title: t`Quick Link`, links: quickLinks },
    ...(third ? [third] : []),
  ];
}
