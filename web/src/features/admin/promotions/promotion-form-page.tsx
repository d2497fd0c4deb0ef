import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useParams } from 'react-router-dom';
import { errorMessage } from '../../../apollo/error-message.ts';
import { AdminPromotionDocument } from '../../../gql/graphql.ts';
import { formatMoney } from '../../../lib/money.ts';
import { adminPages, adminPaths } from '../../../navigation/admin-pages.ts';
import { NotFoundPage } from '../../../navigation/not-found-page.tsx';
import { usePageTitle } from '../../../navigation/use-page.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EditedMeanwhile } from '../live/edited-meanwhile.tsx';
import { PageHead } from '../ui/page/page-head.tsx';
import { useFirstLoaded } from '../ui/form/use-first-loaded.ts';
import { PromotionActions } from './promotion-actions.tsx';
import { PromotionForm } from './promotion-form.tsx';
import { describeUses, promotionStatusLabels } from './promotion-labels.ts';
import type { FormTerms } from './promotion-values.ts';

/** Adds a promotion, or edits the one whose id is in the path. */
export function PromotionFormPage() {
  const { id } = useParams();
  return id === undefined ? <AddPromotion /> : <EditPromotion key={id} id={id} />;
}

const back = () => ({ label: t`Promotions`, to: adminPaths.promotions() });

function AddPromotion() {
  const terms = useFormTerms();
  return (
    <>
      <PageHead title={t`Add promotion`} back={back()} />
      {terms ? <PromotionForm promotion={null} terms={terms} /> : <FormSkeleton />}
    </>
  );
}

function EditPromotion({ id }: { id: string }) {
  // The form starts with the server's current data, not with the cached list.
  const { data, error, refetch } = useQuery(AdminPromotionDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const latest = data?.promotion;
  const promotion = useFirstLoaded(latest ?? undefined);
  const terms = useFormTerms();
  usePageTitle(promotion ? adminPages.promotionEdit.title(promotion.title) : undefined);
  if (data && !promotion) return <NotFoundPage />;
  if (!promotion || !terms) {
    return (
      <>
        <PageHead title={t`Edit promotion`} back={back()} />
        {error ? (
          <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <FormSkeleton />
        )}
      </>
    );
  }
  const shown = latest ?? promotion;
  const status = promotionStatusLabels()[shown.status];
  return (
    <>
      <PageHead
        title={promotion.title}
        back={back()}
        note={t`${status}. ${describeUses(shown)}, ${formatMoney(shown.discountGiven, terms.currency)} in discounts.`}
        actions={<PromotionActions promotion={shown} />}
      />
      <EditedMeanwhile kind="PROMOTION_CHANGED" subjectId={promotion.id} />
      <PromotionForm promotion={promotion} terms={terms} />
    </>
  );
}

function useFormTerms(): FormTerms | null {
  const shop = useShop();
  return shop && { currency: shop.currencyCode, timeZone: shop.timeZone };
}

function FormSkeleton() {
  return (
    <Loading label={t`Loading the form`}>
      <Skeleton height="480px" />
    </Loading>
  );
}
