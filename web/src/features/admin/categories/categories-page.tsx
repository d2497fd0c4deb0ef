import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import FolderTree from 'lucide-react/icons/folder-tree';
import Plus from 'lucide-react/icons/plus';
import { errorMessage } from '../../../apollo/error-message.ts';
import { AdminCategoryTreeDocument } from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { PageHead } from '../ui/page/page-head.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { CategoryTree } from './category-tree.tsx';

/** The category tree, with actions to add, edit, move and delete. */
export function CategoriesPage() {
  const { data, loading, error, refetch } = useQuery(AdminCategoryTreeDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const categories = data?.categories;
  return (
    <>
      <PageHead
        title={t`Categories`}
        note={
          <Cluster gap={12}>
            {categories && plural(categories.length, { one: '# category', other: '# categories' })}
            <TextLink to={adminPaths.deletedCategories()}>
              <Trans>Deleted categories</Trans>
            </TextLink>
          </Cluster>
        }
        actions={
          <ButtonLink to={adminPaths.categoryAdd()} size="sm">
            <Plus size={20} aria-hidden="true" />
            <Trans>Add category</Trans>
          </ButtonLink>
        }
      />
      {categories?.length === 0 ? (
        <EmptyState
          icon={<FolderTree size={28} aria-hidden="true" />}
          title={t`No categories yet`}
          action={
            <ButtonLink to={adminPaths.categoryAdd()}>
              <Trans>Add category</Trans>
            </ButtonLink>
          }
        >
          <Trans>Shoppers find products by category. Add the first one.</Trans>
        </EmptyState>
      ) : categories ? (
        <Panel title={t`As shoppers see them`}>
          <CategoryTree categories={categories} />
        </Panel>
      ) : error ? (
        <ErrorState
          cause={errorMessage(error)}
          onRetry={() => void refetch().catch(() => undefined)}
          retrying={loading}
        />
      ) : (
        <Loading label={t`Loading categories`}>
          <Skeleton height="480px" />
        </Loading>
      )}
    </>
  );
}
