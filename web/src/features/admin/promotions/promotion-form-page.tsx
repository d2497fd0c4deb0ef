import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useParams } from 'react-router-dom';
import { errorMessage } from '../../../apollo/error-message.ts';
import {
  AdminPromotionDocument,
  type PromotionForm_promotionFragment,
  PromotionChoicesDocument,
} from '../../../gql/admin/graphql.ts';
import { formatMoney } from '../../../lib/money.ts';
import { adminPages, adminPaths } from '../../../navigation/admin-pages.ts';
import { NotFoundPage } from '../../../navigation/not-found-page.tsx';
import { usePageTitle } from '../../../navigation/use-page.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EditedMeanwhile } from '../live/edited-meanwhile.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { useFirstLoaded } from '../ui/use-first-loaded.ts';
import { PromotionActions } from './promotion-actions.tsx';
import { PromotionForm } from './promotion-form.tsx';
import { describeUses, promotionStatusLabels } from './promotion-labels.ts';

/** Adds a promotion, or edits the one whose id is in the path. */
export function PromotionFormPage() {
  const { id } = useParams();
  return id === undefined ? <AddPromotion /> : <EditPromotion key={id} id={id} />;
}

const back = () => ({ label: t`Promotions`, to: adminPaths.promotions() });

function AddPromotion() {
  return (
    <>
      <PageHead title={t`Add promotion`} back={back()} />
      <WithChoices promotion={null} />
    </>
  );
}

function EditPromotion({ id }: { id: string }) {
  // The form starts with the server's current data, not with what the list has cached.
  const { data, error, refetch } = useQuery(AdminPromotionDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const latest = data?.promotion;
  const promotion = useFirstLoaded(latest ?? undefined);
  const currency = useShop()?.currencyCode ?? '';
  usePageTitle(promotion ? adminPages.promotionEdit.title(promotion.title) : undefined);
  if (data && !promotion) return <NotFoundPage />;
  if (!promotion) {
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
        note={t`${status}. ${describeUses(shown)}, ${formatMoney(shown.discountGiven, currency)} given off.`}
        actions={<PromotionActions promotion={shown} />}
      />
      <EditedMeanwhile kind="PROMOTION_CHANGED" subjectId={promotion.id} />
      <WithChoices promotion={promotion} />
    </>
  );
}

/** The form begins with what a promotion can be for. */
function WithChoices({ promotion }: { promotion: PromotionForm_promotionFragment | null }) {
  const shop = useShop();
  const productIds = promotion?.productIds ?? [];
  const { data, error, refetch } = useQuery(PromotionChoicesDocument, {
    // A list of no ids would be any products.
    variables: { productIds: productIds.length > 0 ? productIds : ['none'] },
  });
  if (error && !data) {
    return <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />;
  }
  if (!data || !shop) return <FormSkeleton />;
  const { currencyCode: currency, timeZone } = shop;
  return (
    <PromotionForm
      promotion={promotion}
      terms={{ currency, timeZone }}
      choices={{
        categories: data.categories.map(({ id, label: name }) => ({ id, name })),
        collections: data.collections.map(({ id, title: name }) => ({ id, name })),
        products: data.products.nodes.map(({ id, title: name }) => ({ id, name })),
      }}
    />
  );
}

function FormSkeleton() {
  return (
    <Loading label={t`Loading the form`}>
      <Skeleton height="480px" />
    </Loading>
  );
}
