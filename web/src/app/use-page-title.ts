import { useEffect } from 'react';
import { shopNameInHead } from '../shop/use-shop.ts';

/**
 * Sets the document title in the server's format: "Cart - Exclusive", and on the home page "Exclusive: Things for
 * everybody". Undefined leaves it unchanged until the page knows its title.
 */
export function usePageTitle(title: string | undefined, isHome = false): void {
  useEffect(() => {
    if (title === undefined) return;
    const shopName = shopNameInHead();
    document.title = isHome ? `${shopName}: ${title}` : `${title} - ${shopName}`;
  }, [title, isHome]);
}
