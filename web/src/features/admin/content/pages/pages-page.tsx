import { useApolloClient, useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { errorToast } from '../../../../apollo/error-toast.ts';
import { useAction } from '../../../../apollo/use-action.ts';
import {
  AdminPagesDocument,
  CreatePageDocument,
  type PageKind,
  type PageState_pageFragment,
  StandardHomePageDocument,
} from '../../../../gql/graphql.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { useShop } from '../../../../shop/use-shop.ts';
import { ButtonLink } from '../../../../ui/actions/button-link.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { TextLink } from '../../../../ui/actions/text-link.tsx';
import { Callout } from '../../../../ui/feedback/callout.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { invalidatePages } from '../invalidate-content.ts';
import { HOME } from '../../../content/shared/handle.ts';
import { isHomePage, pagePath } from '../page-links.ts';
import { sectionInput } from '../section-forms/section-input.ts';
import { sectionValues } from '../section-forms/section-values.ts';
import { DeletePageDialog } from './delete-page-dialog.tsx';
import { PageState } from './page-state.tsx';
import styles from './pages-page.module.css';

/** All pages, the home page first, with actions to add, edit and delete. */
export function PagesPage() {
  const list = usePages('PAGE');
  const hasHome = list.data?.pageDrafts.some(isHomePage);
  // Posts of a blog that is off are still there.
  const hasBlog = useShop()?.hasBlog ?? false;
  return (
    <>
      <PageHead
        title={t`Pages`}
        note={
          <Cluster gap={12}>
            {list.data && plural(list.data.pageDrafts.length, { one: '# page', other: '# pages' })}
            {hasBlog && (
              <TextLink to={adminPaths.posts()}>
                <Trans>Blog posts</Trans>
              </TextLink>
            )}
            <TextLink to={adminPaths.deletedPages()}>
              <Trans>Deleted pages</Trans>
            </TextLink>
          </Cluster>
        }
        actions={
          <ButtonLink to={adminPaths.pageAdd()} size="sm">
            <Plus size={20} aria-hidden="true" />
            <Trans>Add page</Trans>
          </ButtonLink>
        }
      />
      <PageList title={t`The home page, then by title`} list={list} first={!hasHome && <StandardHome />} />
    </>
  );
}

/** All posts of the blog, the newest first, with actions to add, edit and delete. */
export function PostsPage() {
  const list = usePages('POST');
  const posts = list.data?.pageDrafts;
  const isOff = useShop()?.hasBlog === false;
  return (
    <>
      <PageHead
        title={t`Blog posts`}
        back={{ label: t`Pages`, to: adminPaths.pages() }}
        note={
          <Cluster gap={12}>
            {posts && plural(posts.length, { one: '# post', other: '# posts' })}
            <TextLink to={adminPaths.deletedPages()}>
              <Trans>Deleted pages</Trans>
            </TextLink>
          </Cluster>
        }
        actions={
          <ButtonLink to={adminPaths.postAdd()} size="sm">
            <Plus size={20} aria-hidden="true" />
            <Trans>Add post</Trans>
          </ButtonLink>
        }
      />
      {isOff && (
        <Callout tone="warning">
          <Trans>
            Nobody sees posts while the shop has no blog. You can turn it on under{' '}
            <TextLink to={adminPaths.storefrontSettings()}>Storefront</TextLink>.
          </Trans>
        </Callout>
      )}
      {posts?.length === 0 ? (
        <EmptyState title={t`No posts yet`}>
          <Trans>Posts have sections like pages, and a date, an author and tags.</Trans>
        </EmptyState>
      ) : (
        <PageList title={t`The newest first`} list={list} />
      )}
    </>
  );
}

function usePages(kind: PageKind) {
  return useQuery(AdminPagesDocument, {
    variables: { kind },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
}

interface PageListProps {
  title: string;
  list: ReturnType<typeof usePages>;
  /** A row before all others. */
  first?: ReactNode;
}

function PageList({ title, list: { data, loading, error, refetch }, first }: PageListProps) {
  const [toDelete, setToDelete] = useState<PageState_pageFragment | null>(null);
  return (
    <>
      {data ? (
        <Panel title={title}>
          <ul role="list" className={styles.list}>
            {first}
            {data.pageDrafts.map((page) => (
              <PageRow key={page.id} page={page} onDelete={() => setToDelete(page)} />
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
        <Loading label={t`Loading pages`}>
          <Skeleton height="320px" />
        </Loading>
      )}
      <DeletePageDialog page={toDelete} onClose={() => setToDelete(null)} />
    </>
  );
}

function PageRow({ page, onDelete }: { page: PageState_pageFragment; onDelete: () => void }) {
  const { id, title } = page;
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <Link className={styles.title} to={adminPaths.pageEdit(id)}>
          {title}
        </Link>
        <span className={styles.path} translate="no">
          {decodeURI(pagePath(page))}
        </span>
      </span>
      <div className={styles.state}>
        <PageState page={page} />
      </div>
      {!isHomePage(page) && (
        <IconButton label={t`Delete ${title}`} onClick={onDelete}>
          <Trash size={18} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}

/** The home page that the shop shows until somebody writes one; editing it makes it a page. */
function StandardHome() {
  const navigate = useNavigate();
  const client = useApolloClient();
  const [isLoading, setLoading] = useState(false);
  const [create, isCreating] = useAction(CreatePageDocument, {
    result: (payload) => payload.page,
    failure: t`Home page not added`,
    update: invalidatePages,
  });

  async function edit(): Promise<void> {
    setLoading(true);
    try {
      const { data } = await client.query({ query: StandardHomePageDocument, fetchPolicy: 'network-only' });
      const sections = (data?.page?.sections ?? []).map((section) => ({
        // None of its sections has a time.
        ...sectionInput(sectionValues(section, 'UTC'), 'UTC'),
        id: null,
      }));
      const home = await create({ input: { title: t`Home`, handle: HOME, sections } });
      if (home) await navigate(adminPaths.pageEdit(home.id));
    } catch (error) {
      showToast(errorToast(t`Home page not added`, error, { retry: () => void edit() }));
    }
    setLoading(false);
  }

  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.title}>
          <Trans>Home</Trans>
        </span>
        <span className={styles.path}>
          <Trans>As the shop makes it from your categories, products and collections</Trans>
        </span>
      </span>
      <Button size="sm" variant="outline" pending={isLoading || isCreating} onClick={() => void edit()}>
        <Trans>Edit home page</Trans>
      </Button>
    </li>
  );
}
