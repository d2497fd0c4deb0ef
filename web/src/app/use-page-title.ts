import { useEffect } from 'react';

const SHOP_NAME = 'Exclusive';

/** Titles the browser's tab "Cart - Exclusive". Undefined leaves it as it is, until the page knows better. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    document.title = title === SHOP_NAME ? SHOP_NAME : `${title} - ${SHOP_NAME}`;
  }, [title]);
}
