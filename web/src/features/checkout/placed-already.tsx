import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { clearCheckout } from '../../forms/clear-checkout.ts';
import { tabStorage } from '../../lib/guarded-storage.ts';

/** For a checkout whose order was placed though its answer got lost: leads to the confirmation. */
export function PlacedAlready({ id }: { id: string }) {
  useEffect(() => clearCheckout(tabStorage), []);
  return <Navigate to={paths.account.order(id)} state={{ placed: true }} replace />;
}
