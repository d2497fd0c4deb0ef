import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Container } from '../../../ui/layout/container.tsx';
import { OrderLink } from '../orders/guest/order-link.ts';
import styles from '../orders/order-page.module.css';
import { ReturnLabelPage } from './return-label-page.tsx';
import { ReturnPage } from './return-page.tsx';

/** Requests a return of a guest's order, for anyone who has its link. */
export function GuestReturnPage() {
  return (
    <OfLink>
      <ReturnPage />
    </OfLink>
  );
}

export function GuestReturnLabelPage() {
  return (
    <OfLink>
      <ReturnLabelPage />
    </OfLink>
  );
}

function OfLink({ children }: { children: ReactNode }) {
  const { id: token = '' } = useParams();
  return (
    <Container className={styles.page}>
      <OrderLink value={token}>{children}</OrderLink>
    </Container>
  );
}
