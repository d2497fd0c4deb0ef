import { useContext } from 'react';
import type { MenuName } from '../gql/graphql.ts';
import { ShopData } from './use-shop.ts';

export interface MenuLink {
  label: string;
  /** A path of the shop, or another site's URL. */
  url: string;
}

interface ShopMenu {
  title: string;
  links: MenuLink[];
}

/** A menu that the merchant set; null if the shop shows its own entries instead. */
export function useShopMenu(name: MenuName): ShopMenu | null {
  const menu = useContext(ShopData)?.menus.find((other) => other.name === name);
  if (!menu) return null;
  const links = menu.entries.flatMap(({ link: { label, url } }) => (url == null ? [] : [{ label, url }]));
  return { title: menu.title, links };
}

/** Whether the merchant has published a page about the shop. */
export function useHasAboutPage(): boolean {
  return useContext(ShopData)?.shop.hasAboutPage ?? false;
}
