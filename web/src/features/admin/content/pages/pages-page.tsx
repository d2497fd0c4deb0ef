import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorToast } from '../../../../apollo/error-toast.ts';
import { useAction } from '../../../../apollo/use-action.ts';
import { CreatePageDocument, StandardHomePageDocument } from '../../../../gql/graphql.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { ButtonLink } from '../../../../ui/actions/button-link.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextLink } from '../../../../ui/actions/text-link.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { HOME } from '../../../content/shared/handle.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { invalidatePages } from '../invalidate-content.ts';
import { isHomePage } from '../page-links.ts';
import { sectionInput } from '../section-forms/section-input.ts';
import { sectionValues } from '../section-forms/section-values.ts';
import { PageTable } from './page-table.tsx';
import styles from './pages-page.module.css';
import { usePages } from './use-pages.ts';

/** All pages, the home page first, with actions to add, edit and delete. */
export function PagesPage() {
  const pages = usePages('PAGE');
  const { nodes } = pages.list;
  return (
    <>
      <PageHead
        title={t`Pages`}
        note={
          <TextLink to={adminPaths.deletedPages()}>
            <Trans>Deleted pages</Trans>
          </TextLink>
        }
        actions={
          <ButtonLink to={adminPaths.pageAdd()} size="sm">
            <Plus size={20} aria-hidden="true" />
            <Trans>Add page</Trans>
          </ButtonLink>
        }
      />
      {nodes && !pages.isNarrowed && !nodes.some(isHomePage) && <StandardHome />}
      <PageTable {...pages} />
    </>
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
    <div className={styles.standard}>
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
    </div>
  );
}
