import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { errorMessage } from '../../apollo/error-message.ts';
import { readCheckoutState } from '../../navigation/checkout-state.ts';
import { paths } from '../../navigation/paths.ts';
import { tabStorage } from '../../lib/browser/guarded-storage.ts';
import { useBuyerId } from '../../session/shopper-session.ts';
import { useDeliveryPlaces } from '../../shop/use-delivery-places.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toast-queue.ts';
import { Container } from '../../ui/layout/container.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { type CheckoutDraft, clearCheckout, openCheckout, withNewOrderId } from './checkout-draft.ts';
import { CheckoutForm } from './checkout-form.tsx';
import styles from './checkout-page.module.css';
import { useCheckoutCodes } from './placing/use-checkout-codes.tsx';
import { type DeliveryRequest, useCheckoutPreview } from './placing/use-checkout-preview.ts';
import { useCheckoutStart } from './placing/use-checkout-start.ts';

/**
 * Billing details, payment and Place Order (specification section 2). The router's state contains what to
 * order.
 */
export function CheckoutPage() {
  const { key } = useLocation();
  return (
    <Container className={styles.page}>
      <PageHeading className={styles.heading}>
        <Trans>Billing Details</Trans>
      </PageHeading>
      <Checkout key={key} />
    </Container>
  );
}

function Checkout() {
  const { state } = useLocation() as { state: unknown };
  const userId = useBuyerId() ?? '';
  const [draft] = useState(() => openCheckout(tabStorage, userId, readCheckoutState(state)));
  if (!draft) {
    return <BackToCart reason={t`Go to your cart, or press Buy Now on a product page.`} />;
  }
  return <CheckoutContent draft={draft} />;
}

function CheckoutContent({ draft }: { draft: CheckoutDraft }) {
  const [codes, setCodes] = useState(draft.codes ?? []);
  const [delivery, setDelivery] = useState<DeliveryRequest>();
  const ordered = useCheckoutPreview(draft.state, codes, delivery);
  const codeBox = useCheckoutCodes(draft.state, ordered, codes, setCodes);
  const places = useDeliveryPlaces();
  const start = useCheckoutStart();
  const { addresses } = start;
  const { preview } = ordered;
  const error = (preview ? undefined : ordered.error) ?? (addresses ? undefined : start.error);
  if (error) {
    const cause = t`${errorMessage(error)} Nothing was ordered.`;
    const retry = () => {
      ordered.retry();
      start.retry();
    };
    return <ErrorState cause={cause} onRetry={retry} retrying={ordered.loading || start.loading} />;
  }
  if (!preview || !addresses || !places) return <CheckoutSkeleton />;
  const placedId = start.findPlaced(draft.orderId);
  if (preview.lines.length === 0) {
    return placedId ? (
      <PlacedAlready id={placedId} userId={draft.userId} />
    ) : (
      <BackToCart reason={t`There is nothing left to order.`} />
    );
  }
  return (
    <CheckoutForm
      // An earlier order whose response was lost has used up its reference; these lines are a different
      // order.
      initialDraft={placedId ? withNewOrderId(draft) : draft}
      codes={codes}
      codeBox={codeBox}
      addresses={addresses}
      details={start.details}
      asksForTerms={start.asksForTerms}
      placeOrderLabel={start.placeOrderLabel ?? t`Place Order`}
      onTermsAsked={start.retry}
      vatNumberCountryCodes={start.vatNumberCountryCodes}
      preview={preview}
      isOutdated={ordered.loading}
      places={places}
      onDelivery={setDelivery}
      refresh={ordered.refresh}
    />
  );
}

function CheckoutSkeleton() {
  return (
    <Loading label={t`Loading your order`}>
      <div className={styles.columns}>
        <Skeleton height="560px" />
        <Skeleton height="360px" />
      </div>
    </Loading>
  );
}

/** Shown if there is nothing to order: explains why and links to the cart. */
function BackToCart({ reason }: { reason: string }) {
  useEffect(() => {
    showToast({ tone: 'error', title: t`No checkout in progress`, details: [reason] });
  }, [reason]);
  return <Navigate to={paths.cart()} replace />;
}

/** Shown if the order was placed but the response was lost: links to the confirmation. */
function PlacedAlready({ id, userId }: { id: string; userId: string }) {
  useEffect(() => clearCheckout(tabStorage, userId), [userId]);
  return <Navigate to={paths.account.order(id)} state={{ placed: true }} replace />;
}
