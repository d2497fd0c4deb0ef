import { t } from '@lingui/core/macro';
import { type Dispatch, type ReactNode, type SetStateAction, useState } from 'react';
import { errorMessage, userErrorMessages } from '../../../apollo/error-message.ts';
import { errorToast } from '../../../apollo/error-toast.ts';
import type { CheckoutState } from '../../../navigation/checkout-state.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { CodeBox } from '../../orders/shared/code-box.tsx';
import { useCartCodes } from '../../cart/shared/use-cart-codes.ts';
import type { useCheckoutPreview } from './use-checkout-preview.ts';

/**
 * The code box at the checkout. The cart stores its own codes; `codes` are those for a product that is bought
 * directly.
 */
export function useCheckoutCodes(
  { source }: CheckoutState,
  { preview, priceWith, refresh, retry: priceAgain }: ReturnType<typeof useCheckoutPreview>,
  codes: readonly string[],
  setCodes: Dispatch<SetStateAction<readonly string[]>>,
): ReactNode {
  const cart = useCartCodes();
  const [isPricing, setPricing] = useState(false);

  async function applyToCart(code: string): Promise<string | null> {
    const refusal = await cart.apply(code);
    if (refusal !== null) return refusal;
    try {
      await refresh();
      return null;
    } catch (error) {
      // The code was applied, but the new price is unknown. Applying it again changes nothing and refetches
      // the price.
      return errorMessage(error);
    }
  }

  async function applyToProduct(code: string): Promise<string | null> {
    const newCode = code.toUpperCase();
    setPricing(true);
    try {
      const priced = await priceWith([...codes, newCode]);
      if (!priced?.preview) return userErrorMessages(priced).join(' ');
      const refusal = priced.preview.codes.find((result) => result.code === newCode)?.ineligibilityReason;
      if (refusal) return refusal.message;
      if (!codes.includes(newCode)) setCodes([...codes, newCode]);
      return null;
    } catch (error) {
      return errorMessage(error);
    } finally {
      setPricing(false);
    }
  }

  async function removeFromProduct(code: string, onRemoved: () => void): Promise<void> {
    const without = (all: readonly string[]) => all.filter((other) => other !== code);
    setPricing(true);
    try {
      await priceWith(without(codes));
      setCodes(without);
      onRemoved();
    } catch (error) {
      const retry = () => void removeFromProduct(code, onRemoved);
      showToast(errorToast(t`Code not removed`, error, { retry }));
    } finally {
      setPricing(false);
    }
  }

  function removeFromCart(code: string, onRemoved: () => void): void {
    cart.remove(code, () => {
      onRemoved();
      priceAgain();
    });
  }

  const isOfCart = source === 'cart';
  return (
    <CodeBox
      codes={preview?.codes ?? []}
      pending={cart.pending || isPricing}
      onApply={isOfCart ? applyToCart : applyToProduct}
      onRemove={isOfCart ? removeFromCart : (code, onRemoved) => void removeFromProduct(code, onRemoved)}
    />
  );
}
