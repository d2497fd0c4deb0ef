import { type ReactNode, useState } from 'react';
import { errorMessage, userErrorMessages } from '../../apollo/error-message.ts';
import type { CheckoutState } from '../../navigation/checkout-state.ts';
import { CodeBox } from '../orders/code-box.tsx';
import { useCartCodes } from '../cart/use-cart-codes.ts';
import type { useCheckoutPreview } from './use-checkout-preview.ts';

/** The box for codes at the checkout. Those of the cart are the cart's; `codes` are those for a product that is bought directly. */
export function useCheckoutCodes(
  { source }: CheckoutState,
  { preview, priceWith, refresh }: ReturnType<typeof useCheckoutPreview>,
  codes: readonly string[],
  setCodes: (codes: readonly string[]) => void,
): ReactNode {
  const cart = useCartCodes();
  const [isPricing, setPricing] = useState(false);

  async function applyToCart(code: string): Promise<string | null> {
    const refusal = await cart.apply(code);
    if (refusal === null) await refresh();
    return refusal;
  }

  async function applyToProduct(code: string): Promise<string | null> {
    const wanted = code.toUpperCase();
    setPricing(true);
    try {
      const priced = await priceWith([...codes, wanted]);
      if (!priced?.preview) return userErrorMessages(priced).join(' ');
      const refusal = priced.preview.codes.find((result) => result.code === wanted)?.refusal;
      if (refusal) return refusal.message;
      if (!codes.includes(wanted)) setCodes([...codes, wanted]);
      return null;
    } catch (error) {
      return errorMessage(error);
    } finally {
      setPricing(false);
    }
  }

  async function removeFromCart(code: string): Promise<void> {
    await cart.remove(code);
    await refresh();
  }

  const isOfCart = source === 'cart';
  return (
    <CodeBox
      codes={preview?.codes ?? []}
      pending={cart.pending || isPricing}
      onApply={isOfCart ? applyToCart : applyToProduct}
      onRemove={(code) => {
        if (isOfCart) void removeFromCart(code);
        else setCodes(codes.filter((other) => other !== code));
      }}
    />
  );
}
