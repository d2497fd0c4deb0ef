import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import { useParams } from 'react-router-dom';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { useShop } from '../../../../shop/use-shop.ts';
import { adminPages, adminPaths } from '../../../../navigation/admin-pages.ts';
import { NotFoundPage } from '../../../../navigation/not-found-page.tsx';
import { paths } from '../../../../navigation/paths.ts';
import { usePageTitle } from '../../../../navigation/use-page.ts';
import { AdminProductDocument, type ProductRow_productFragment } from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { TextLink } from '../../../../ui/actions/text-link.tsx';
import { EditedMeanwhile } from '../../live/edited-meanwhile.tsx';
import { AuditLink } from '../../audit/audit-link.tsx';
import { useBackToList } from '../../list/use-back-to-list.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { ProductStatusBadge } from '../listing/product-status.tsx';
import { ProductForm } from './product-form.tsx';
import { useDuplicateProduct } from '../use-duplicate-product.ts';

/** Adds a product, or edits the one whose id is in the path. */
export function ProductFormPage() {
  const { id } = useParams();
  return id === undefined ? <AddProduct /> : <EditProduct key={id} id={id} />;
}

function AddProduct() {
  const shop = useShop();
  const { to } = useBackToList(adminPaths.products());
  return (
    <>
      <PageHead title={t`Add product`} back={{ label: t`Products`, to }} />
      {shop ? <ProductForm product={null} shop={shop} /> : <FormSkeleton />}
    </>
  );
}

function EditProduct({ id }: { id: string }) {
  const shop = useShop();
  const { to } = useBackToList(adminPaths.products());
  // The form starts with the server's current data, not with a cached list.
  const { data, error, refetch } = useQuery(AdminProductDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const product = data?.product;
  usePageTitle(product ? adminPages.productEdit.title(product.title) : undefined);
  if (data && !product) return <NotFoundPage />;
  return (
    <>
      <PageHead
        title={product?.title ?? t`Edit product`}
        back={{ label: t`Products`, to }}
        note={
          product && (
            <Cluster gap={12}>
              <ProductStatusBadge {...product} />
              {product.isPublished && (
                <TextLink to={paths.product(product.handle)}>
                  <Trans>View in the shop</Trans>
                </TextLink>
              )}
              <AuditLink subject="PRODUCT" id={product.id} />
            </Cluster>
          )
        }
        actions={product && <DuplicateButton product={product} />}
      />
      {product && shop ? (
        <>
          <EditedMeanwhile kind="PRODUCT_CHANGED" subjectId={product.id} />
          <ProductForm product={product} shop={shop} />
        </>
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}

function DuplicateButton({ product }: { product: ProductRow_productFragment }) {
  const [duplicate, isDuplicating] = useDuplicateProduct();
  return (
    <Button variant="outline" size="sm" pending={isDuplicating} onClick={() => void duplicate(product)}>
      <Copy size={18} aria-hidden="true" />
      <Trans>Duplicate</Trans>
    </Button>
  );
}

function FormSkeleton() {
  return (
    <Loading label={t`Loading the form`}>
      <Skeleton height="480px" />
    </Loading>
  );
}
