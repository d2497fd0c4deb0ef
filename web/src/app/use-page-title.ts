import { useEffect } from 'react';
import { shopNameInHead } from '../apollo/shop-name-in-head.ts';

/**
 * Titles the browser's tab "Cart - Exclusive"; an empty title is the shop's name alone. Undefined leaves it as it is,
 * until the page knows better.
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    document.title = [title, shopNameInHead()].filter(Boolean).join(' - ');
  }, [title]);
}
