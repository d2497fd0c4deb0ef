import { useApolloClient, useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { errorToast } from '../../../../apollo/error-toast.ts';
import { useAction } from '../../../../apollo/use-action.ts';
import {
  AdminPagesDocument,
  CreatePageDocument,
  type PageState_pageFragment,
  StandardHomePageDocument,
} from '../../../../gql/graphql.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { ButtonLink } from '../../../../ui/actions/button-link.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { TextLink } from '../../../../ui/actions/text-link.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { invalidatePages } from '../invalidate-content.ts';
import { HOME } from '../../../content/shared/handle.ts';
import { pagePath } from '../page-links.ts';
import { sectionInput } from '../section-forms/section-input.ts';
import { sectionValues } from '../section-forms/section-values.ts';
import { DeletePageDialog } from './delete-page-dialog.tsx';
import { PageState } from './page-state.tsx';
import styles from './pages-page.module.css';

/** All pages, the home page first, with actions to add, edit and delete. */
export function PagesPage() {
  const { data, loading, error, refetch } = useQuery(AdminPagesDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [toDelete, setToDelete] = useState<PageState_pageFragment | null>(null);
  const pages = data?.pageDrafts;
  const hasHome = pages?.some(({ handle }) => handle === HOME);
  return (
    <>
      <PageHead
        title={t`Pages`}
        note={
          <Cluster gap={12}>
            {pages && plural(pages.length, { one: '# page', other: '# pages' })}
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
      {pages ? (
        <Panel title={t`The home page, then by title`}>
          <ul role="list" className={styles.list}>
            {!hasHome && <StandardHome />}
            {pages.map((page) => (
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
  const { id, title, handle } = page;
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <Link className={styles.title} to={adminPaths.pageEdit(id)}>
          {title}
        </Link>
        <span className={styles.path} translate="no">
          {decodeURI(pagePath(handle))}
        </span>
      </span>
      <div className={styles.state}>
        <PageState page={page} />
      </div>
      {handle !== HOME && (
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
