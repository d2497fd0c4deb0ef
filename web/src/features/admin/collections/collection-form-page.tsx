import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { errorMessage } from '../../../apollo/error-message.ts';
import {
  AdminCollectionsDocument,
  type CollectionForm_collectionFragment,
  ProductsOfCollectionDocument,
} from '../../../gql/graphql.ts';
import { adminPages, adminPaths } from '../../../navigation/admin-pages.ts';
import { NotFoundPage } from '../../../navigation/not-found-page.tsx';
import { paths } from '../../../navigation/paths.ts';
import { usePageTitle } from '../../../navigation/use-page.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EditedMeanwhile } from '../live/edited-meanwhile.tsx';
import { PageHead } from '../ui/page/page-head.tsx';
import { useFirstLoaded } from '../ui/form/use-first-loaded.ts';
import { CollectionForm } from './collection-form.tsx';

/** Adds a collection, or edits the one whose id is in the path. */
export function CollectionFormPage() {
  const { id } = useParams();
  return id === undefined ? <AddCollection /> : <EditCollection key={id} id={id} />;
}

const back = () => ({ label: t`Collections`, to: adminPaths.collections() });

function AddCollection() {
  const currency = useShop()?.currencyCode;
  return (
    <>
      <PageHead title={t`Add collection`} back={back()} />
      {currency === undefined ? (
        <FormSkeleton />
      ) : (
        <CollectionForm collection={null} products={[]} currency={currency} />
      )}
    </>
  );
}

function EditCollection({ id }: { id: string }) {
  // The form starts with the server's current data, not with the cached list.
  const { data, error, refetch } = useQuery(AdminCollectionsDocument, {
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const collection = useFirstLoaded(data?.collections.find((other) => other.id === id));
  usePageTitle(collection ? adminPages.collectionEdit.title(collection.title) : undefined);
  if (data && !collection) return <NotFoundPage />;
  return (
    <>
      <PageHead
        title={collection?.title ?? t`Edit collection`}
        back={back()}
        note={
          collection?.isVisible && (
            <TextLink to={paths.collection(collection.handle)}>
              <Trans>View in the shop</Trans>
            </TextLink>
          )
        }
      />
      {collection ? (
        <>
          <EditedMeanwhile kind="COLLECTION_CHANGED" subjectId={collection.id} />
          <WithProducts collection={collection} />
        </>
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}

/** The form of a manual collection starts with its products. */
function WithProducts({ collection }: { collection: CollectionForm_collectionFragment }) {
  const currency = useShop()?.currencyCode;
  const isByHand = collection.kind === 'MANUAL';
  const { data, error, refetch } = useQuery(ProductsOfCollectionDocument, {
    variables: { handle: collection.handle },
    skip: !isByHand,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const products = isByHand ? data?.products.nodes : [];
  if (error && !products) {
    return <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />;
  }
  if (!products || currency === undefined) return <FormSkeleton />;
  return <CollectionForm collection={collection} products={products} currency={currency} />;
}

function FormSkeleton() {
  return (
    <Loading label={t`Loading the form`}>
      <Skeleton height="480px" />
    </Loading>
  );
}
