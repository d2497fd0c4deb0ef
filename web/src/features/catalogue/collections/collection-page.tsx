import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useParams } from 'react-router-dom';
import { errorMessage } from '../../../apollo/error-message.ts';
import { CollectionDocument } from '../../../gql/graphql.ts';
import { NotFoundPage } from '../../../navigation/not-found-page.tsx';
import { pages } from '../../../navigation/pages.ts';
import { paths } from '../../../navigation/paths.ts';
import { usePageTitle } from '../../../navigation/use-page.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { Description } from '../../../ui/data/description.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { CatalogueView } from '../catalogue-view.tsx';
import styles from './collections.module.css';

/** The products of a collection, with the filters, sorting and paging of the whole catalog. */
export function CollectionPage() {
  const { id: handle = '' } = useParams();
  const { data, error, refetch } = useQuery(CollectionDocument, { variables: { handle } });
  const collection = data?.collection;
  usePageTitle(collection ? pages.collection.title(collection.title) : undefined);
  if (data && !collection) return <NotFoundPage />;
  if (error && !collection) {
    return (
      <Container>
        <h1 className="visually-hidden">{t`Collection`}</h1>
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      </Container>
    );
  }
  return (
    <CatalogueView
      key={handle}
      title={collection?.title ?? t`Collection`}
      collection={handle}
      toPath={(search) => paths.collection(handle, search)}
      intro={
        collection &&
        (collection.descriptionHtml !== '' || collection.picture) && (
          <div className={styles.intro}>
            {collection.picture && (
              <Picture
                image={collection.picture}
                className={styles.picture}
                sizes="(min-width: 660px) 320px, 100vw"
                priority
              />
            )}
            {collection.descriptionHtml !== '' && (
              <Description className={styles.description} html={collection.descriptionHtml} />
            )}
          </div>
        )
      }
    />
  );
}
