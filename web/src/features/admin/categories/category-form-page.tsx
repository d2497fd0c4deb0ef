import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { errorMessage } from '../../../apollo/error-message.ts';
import { AdminCategoryTreeDocument } from '../../../gql/graphql.ts';
import { adminPages, adminPaths } from '../../../navigation/admin-pages.ts';
import { NotFoundPage } from '../../../navigation/not-found-page.tsx';
import { paths } from '../../../navigation/paths.ts';
import { usePageTitle } from '../../../navigation/use-page.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EditedMeanwhile } from '../live/edited-meanwhile.tsx';
import { PageHead } from '../ui/page/page-head.tsx';
import { useFirstLoaded } from '../ui/form/use-first-loaded.ts';
import { CategoryForm } from './category-form.tsx';
import { treeRows } from '../pickers/categories/category-moves.ts';

/** Adds a category, or edits the one whose id is in the path. */
export function CategoryFormPage() {
  const { id } = useParams();
  return <CategoryEditor key={id ?? 'new'} id={id} />;
}

function CategoryEditor({ id }: { id: string | undefined }) {
  // The form starts with the server's current data, not with the cached list.
  const { data, error, refetch } = useQuery(AdminCategoryTreeDocument, {
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const rows = data && treeRows(data.categories);
  const row = useFirstLoaded(rows?.find(({ category }) => category.id === id));
  const title = row?.category.label ?? (id === undefined ? t`Add category` : t`Edit category`);
  usePageTitle(row ? adminPages.categoryEdit.title(row.category.label) : undefined);
  if (rows && id !== undefined && !row) return <NotFoundPage />;
  return (
    <>
      <PageHead
        title={title}
        back={{ label: t`Categories`, to: adminPaths.categories() }}
        note={
          row && (
            <TextLink to={paths.shop({ categories: [row.category.slug] })}>
              <Trans>View in the shop</Trans>
            </TextLink>
          )
        }
      />
      {rows ? (
        <>
          {row && <EditedMeanwhile kind="CATEGORY_CHANGED" subjectId={row.category.id} />}
          <CategoryForm row={row ?? null} rows={rows} />
        </>
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label={t`Loading the form`}>
          <Skeleton height="480px" />
        </Loading>
      )}
    </>
  );
}
