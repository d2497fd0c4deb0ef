import { useNavigate } from 'react-router-dom';
import type { CheckoutState } from '../../app/checkout-state.ts';
import type { ProductChoice } from '../../session/login-intent.ts';
import { paths } from '../../app/paths.ts';
import { useLoginGate } from '../../session/use-login-gate.ts';

/** Goes to the checkout with one product, past the cart; a visitor logs in on the way. */
export function useBuyNow(): (choice: ProductChoice) => void {
  const passLogin = useLoginGate();
  const navigate = useNavigate();
  return (choice) => {
    if (!passLogin({ kind: 'buy-now', ...choice })) return;
    const state: CheckoutState = { source: 'product', choice };
    void navigate(paths.checkout(), { state });
  };
}
