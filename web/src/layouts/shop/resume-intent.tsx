import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { useAddToCart } from '../../features/cart/shared/use-add-to-cart.ts';
import { useToggleWishlist } from '../../features/wishlist/shared/use-toggle-wishlist.ts';
import { IntentProductDocument, WishlistDocument } from '../../gql/graphql.ts';
import type { CheckoutState } from '../../navigation/checkout-state.ts';
import type { LoginIntent } from '../../navigation/login-intent.ts';
import { paths } from '../../navigation/paths.ts';

/**
 * Completes a visitor's intent after the login. The intent is first removed from the router's state, so that
 * a reload does not repeat it; `resumed` stays there, so that the page can show the choices.
 */
export function ResumeIntent({ intent }: { intent: LoginIntent }) {
  const location = useLocation();
  const navigate = useNavigate();
  const client = useApolloClient();
  const [addToCart] = useAddToCart();
  const toggleWishlist = useToggleWishlist();
  const resumedAt = useRef<string>(null);

  async function resume(): Promise<void> {
    if (intent.kind === 'buy-now') {
      const state: CheckoutState = { source: 'product', choice: intent };
      await navigate(paths.checkout(), { state });
      return;
    }
    const variables = { id: intent.productId };
    const { data } = await client.query({ query: IntentProductDocument, variables });
    const product = data?.product;
    if (!product) return;
    if (intent.kind === 'add-to-cart') {
      await addToCart({ ...intent, product });
      return;
    }
    const wishlist = await client.query({ query: WishlistDocument });
    if (!wishlist.data?.wishlist.products.some(({ id }) => id === product.id)) await toggleWishlist(product);
  }

  const forgetAndResume = useEffectEvent(async () => {
    // Sequentially: a navigation that starts during another one replaces it, and Back would find the intent
    // again.
    await navigate(createPath(location), {
      replace: true,
      preventScrollReset: true,
      state: { resumed: intent },
    });
    await resume();
  });

  useEffect(() => {
    // Effects may run more than once per history entry; an intent must be completed once.
    if (resumedAt.current === location.key) return;
    resumedAt.current = location.key;
    // The Apollo link has logged the failure. The shopper is on the page and can press the button again.
    forgetAndResume().catch(() => undefined);
  }, [location.key]);

  return null;
}
