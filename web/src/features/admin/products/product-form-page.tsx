import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { errorMessage } from '../../../apollo/error-message.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { NotFoundPage } from '../../../navigation/not-found-page.tsx';
import { pages } from '../../../navigation/pages.ts';
import { paths } from '../../../navigation/paths.ts';
import { usePageTitle } from '../../../navigation/use-page.ts';
import { AdminProductDocument } from '../../../gql/admin/graphql.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { useBackToList } from '../list/use-back-to-list.ts';
import { PageHead } from '../ui/page-head.tsx';
import { ProductForm } from './product-form.tsx';

/** Adds a product, or edits the one whose id is in the path. */
export function ProductFormPage() {
  const { id } = useParams();
  return id === undefined ? <AddProduct /> : <EditProduct key={id} id={id} />;
}

function AddProduct() {
  const currency = useShop()?.currencyCode;
  const { to } = useBackToList(paths.admin.products());
  return (
    <>
      <PageHead title={t`Add product`} back={{ label: t`Products`, to }} />
      {currency === undefined ? <FormSkeleton /> : <ProductForm product={null} currency={currency} />}
    </>
  );
}

function EditProduct({ id }: { id: string }) {
  const currency = useShop()?.currencyCode;
  const { to } = useBackToList(paths.admin.products());
  // The form starts with the server's current data, not with what a list has cached.
  const { data, error, refetch } = useQuery(AdminProductDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const product = data?.product;
  usePageTitle(product ? pages.admin.productEdit.title(product.title) : undefined);
  if (data && !product) return <NotFoundPage />;
  return (
    <>
      <PageHead
        title={product?.title ?? t`Edit product`}
        back={{ label: t`Products`, to }}
        note={
          product && (
            <TextLink to={paths.product(product.id)}>
              <Trans>View in the shop</Trans>
            </TextLink>
          )
        }
      />
      {product && currency !== undefined ? (
        <ProductForm product={product} currency={currency} />
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}

function FormSkeleton() {
  return (
    <Loading label={t`Loading the form`}>
      <Skeleton height="480px" />
    </Loading>
  );
}
