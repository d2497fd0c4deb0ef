import { useEffect } from 'react';
import { shopNameInHead } from '../shop/use-shop.ts';

/**
 * Titles the browser's tab as the server does: "Cart - Exclusive", and home "Exclusive: Things for everybody". Undefined
 * leaves it as it is, until the page knows better.
 */
export function usePageTitle(title: string | undefined, isHome = false): void {
  useEffect(() => {
    if (title === undefined) return;
    const shopName = shopNameInHead();
    document.title = isHome ? `${shopName}: ${title}` : `${title} - ${shopName}`;
  }, [title, isHome]);
}
