import { useEffect } from 'react';
import { fetchStorefrontPass } from '../../session/storefront-pass.ts';
import { useAdminSession } from '../../session/admin-session.ts';
import { useShop } from '../../shop/use-shop.ts';

/** Lets the signed-in member of staff see the shop's pages while it is closed; renders nothing. */
export function StorefrontPass() {
  const token = useAdminSession()?.token;
  const isClosed = useShop()?.isOpen === false;
  useEffect(() => {
    if (isClosed && token !== undefined) void fetchStorefrontPass(token);
  }, [isClosed, token]);
  return null;
}
