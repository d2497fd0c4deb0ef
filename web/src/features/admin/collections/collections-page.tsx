import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../../apollo/error-message.ts';
import { AdminCollectionsDocument, type CollectionForm_collectionFragment } from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { PageHead } from '../ui/page/page-head.tsx';
import { Panel } from '../ui/page/panel.tsx';
import styles from './collections.module.css';
import { DeleteCollectionDialog } from './delete-collection-dialog.tsx';

/** All collections, with actions to add, edit and delete. */
export function CollectionsPage() {
  const { data, loading, error, refetch } = useQuery(AdminCollectionsDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [toDelete, setToDelete] = useState<CollectionForm_collectionFragment | null>(null);
  const collections = data?.collections;
  const addLink = (
    <ButtonLink to={adminPaths.collectionAdd()} size="sm">
      <Plus size={20} aria-hidden="true" />
      <Trans>Add collection</Trans>
    </ButtonLink>
  );
  return (
    <>
      <PageHead
        title={t`Collections`}
        note={
          <Cluster gap={12}>
            {collections && plural(collections.length, { one: '# collection', other: '# collections' })}
            <TextLink to={adminPaths.deletedCollections()}>
              <Trans>Deleted collections</Trans>
            </TextLink>
          </Cluster>
        }
        actions={addLink}
      />
      {collections?.length === 0 ? (
        <EmptyState title={t`No collections yet`}>
          <Trans>Gather products by rules or by hand: for a season, a sale, a room.</Trans>
        </EmptyState>
      ) : collections ? (
        <Panel title={t`By title`}>
          <ul role="list" className={styles.list}>
            {collections.map((collection) => (
              <li key={collection.id} className={styles.row}>
                <Link className={styles.title} to={adminPaths.collectionEdit(collection.id)}>
                  {collection.title}
                </Link>
                <span className={styles.note}>{collection.kind === 'RULES' ? t`By rules` : t`By hand`}</span>
                {!collection.isVisible && (
                  <Badge tone="neutral">
                    <Trans>Hidden</Trans>
                  </Badge>
                )}
                <IconButton
                  className={styles.delete}
                  label={t`Delete ${collection.title}`}
                  onClick={() => setToDelete(collection)}
                >
                  <Trash size={18} aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
        </Panel>
      ) : error ? (
        <ErrorState
          cause={errorMessage(error)}
          onRetry={() => void refetch().catch(() => undefined)}
          retrying={loading}
        />
      ) : (
        <Loading label={t`Loading collections`}>
          <Skeleton height="320px" />
        </Loading>
      )}
      <DeleteCollectionDialog collection={toDelete} onClose={() => setToDelete(null)} />
    </>
  );
}
