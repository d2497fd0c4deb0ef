import { PageHeading } from '../../ui/page-heading.tsx';

/** The page "Checkout". */
export function CheckoutPage() {
  return <PageHeading>Checkout</PageHeading>;
}
