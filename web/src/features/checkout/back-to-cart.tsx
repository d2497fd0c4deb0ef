import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { showToast } from '../../ui/feedback/toast-queue.ts';

/** For a checkout without anything to order: leads to the cart and says why. */
export function BackToCart({ reason }: { reason: string }) {
  useEffect(() => {
    showToast({ tone: 'error', title: 'There is no checkout under way', details: [reason] });
  }, [reason]);
  return <Navigate to={paths.cart()} replace />;
}
