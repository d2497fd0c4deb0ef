import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useParams } from 'react-router-dom';
import { errorMessage } from '../../../apollo/error-message.ts';
import { AdminSaleDocument } from '../../../gql/graphql.ts';
import { NotFoundPage } from '../../../navigation/not-found-page.tsx';
import { adminPages, adminPaths } from '../../../navigation/admin-pages.ts';
import { usePageTitle } from '../../../navigation/use-page.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EditedMeanwhile } from '../live/edited-meanwhile.tsx';
import { PageHead } from '../ui/page/page-head.tsx';
import { useFirstLoaded } from '../ui/form/use-first-loaded.ts';
import { SaleForm } from './sale-form.tsx';

/** Plans a sale, or edits the one whose id is in the path. */
export function SaleFormPage() {
  const { id } = useParams();
  return id === undefined ? <AddSale /> : <EditSale key={id} id={id} />;
}

const back = () => ({ label: t`Sales`, to: adminPaths.sales() });

function AddSale() {
  const terms = useSaleTerms();
  return (
    <>
      <PageHead title={t`Plan a sale`} back={back()} />
      {terms ? <SaleForm sale={null} terms={terms} /> : <FormSkeleton />}
    </>
  );
}

function EditSale({ id }: { id: string }) {
  // The form starts with the server's current data, not with what the list has cached.
  const { data, error, refetch } = useQuery(AdminSaleDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const sale = useFirstLoaded(data?.sale);
  const terms = useSaleTerms();
  usePageTitle(sale ? adminPages.saleEdit.title(sale.name) : undefined);
  if (data && !sale) return <NotFoundPage />;
  return (
    <>
      <PageHead title={sale?.name ?? t`Edit sale`} back={back()} />
      {sale && terms ? (
        <>
          <EditedMeanwhile kind="SALE_CHANGED" subjectId={sale.id} />
          <SaleForm sale={sale} terms={terms} />
        </>
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}

function useSaleTerms() {
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
