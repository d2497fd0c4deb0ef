import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { AdminPageDocument, type PageForm_pageFragment, type PageKind } from '../../../../gql/graphql.ts';
import { useMediaQuery } from '../../../../lib/browser/use-media-query.ts';
import { adminPages, adminPaths } from '../../../../navigation/admin-pages.ts';
import { NotFoundPage } from '../../../../navigation/not-found-page.tsx';
import { usePageTitle } from '../../../../navigation/use-page.ts';
import { useShop } from '../../../../shop/use-shop.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextLink } from '../../../../ui/actions/text-link.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { Sheet } from '../../../../ui/overlay/sheet.tsx';
import { AuditLink } from '../../audit/audit-link.tsx';
import { EditedMeanwhile } from '../../live/edited-meanwhile.tsx';
import { useBackToList } from '../../list/use-back-to-list.ts';
import { useFirstLoaded } from '../../ui/form/use-first-loaded.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { listPath, pagePath } from '../page-links.ts';
import { PageState } from '../pages/page-state.tsx';
import styles from './page-form-page.module.css';
import { readSelectedSection } from '../../../content/shared/selected-section.ts';
import { PageForm } from './page-form.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { PreviewLink } from './preview-link.tsx';
import { sectionButtonId } from './section-row.tsx';
import { VersionsPanel } from './versions-panel.tsx';

/** Adds a page, or edits the one whose id is in the path. */
export function PageFormPage() {
  const { id } = useParams();
  return id === undefined ? <AddPage kind="PAGE" /> : <EditPage key={id} id={id} />;
}

/** Adds a post of the blog. */
export const PostFormPage = () => <AddPage kind="POST" />;

function useBack(kind: PageKind) {
  const { to } = useBackToList(listPath(kind));
  return { label: kind === 'POST' ? t`Blog posts` : t`Pages`, to };
}

function AddPage({ kind }: { kind: PageKind }) {
  const navigate = useNavigate();
  const timeZone = useShop()?.timeZone;
  const back = useBack(kind);
  return (
    <>
      <PageHead title={kind === 'POST' ? t`Add post` : t`Add page`} back={back} />
      {timeZone === undefined ? (
        <FormSkeleton />
      ) : (
        <PageForm
          page={null}
          state={null}
          kind={kind}
          timeZone={timeZone}
          openAtFirst={[0]}
          onSaved={(id) => navigate(adminPaths.pageEdit(id), { replace: true })}
        />
      )}
    </>
  );
}

function EditPage({ id }: { id: string }) {
  // The form starts with the server's current data, not with the cached list.
  const { data, error, refetch } = useQuery(AdminPageDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const latest = data?.pageDraft;
  const loaded = useFirstLoaded(latest);
  // How often the form was reopened, with which saved page, and which of its sections were open.
  const [begun, setBegun] = useState<{
    times: number;
    page?: PageForm_pageFragment;
    open: readonly number[];
  }>({ times: 0, open: [] });
  const page = begun.page ?? loaded;
  const timeZone = useShop()?.timeZone;
  const back = useBack(page?.kind ?? 'PAGE');
  usePageTitle(page ? adminPages.pageEdit.title(page.title) : undefined);
  if (data && !page) return <NotFoundPage />;

  /** Reopens the form with the saved values. */
  async function beginAnew(open: readonly number[]): Promise<void> {
    const result = await refetch().catch(() => null);
    const saved = result?.data?.pageDraft;
    if (saved) setBegun(({ times }) => ({ times: times + 1, page: saved, open }));
    // The focused save button disappears with the form.
    document.querySelector('h1')?.focus({ preventScroll: true });
  }

  if (!page || !latest || timeZone === undefined) {
    return (
      <>
        <PageHead title={t`Edit page`} back={back} />
        {error ? (
          <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <FormSkeleton />
        )}
      </>
    );
  }
  return (
    <>
      <PageHead title={page.title} back={back} note={<HeadNote page={latest} />} />
      <EditedMeanwhile kind="PAGE_CHANGED" subjectId={id} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <PageForm
            key={begun.times}
            page={page}
            state={latest}
            kind={page.kind}
            timeZone={timeZone}
            openAtFirst={begun.open}
            onSaved={(_id, open) => beginAnew(open)}
          />
          <VersionsPanel key={latest.version} page={latest} onRestored={() => void beginAnew([])} />
        </div>
        <Preview page={latest} />
      </div>
    </>
  );
}

function HeadNote({ page }: { page: PageForm_pageFragment }) {
  return (
    <Cluster gap={12}>
      <PageState page={page} />
      {page.isPublished && (
        <TextLink to={pagePath(page)}>
          <Trans>View in the shop</Trans>
        </TextLink>
      )}
      <AuditLink subject="PAGE" id={page.id} />
    </Cluster>
  );
}

/** The preview: beside the form, or behind a button where there is no room for both. */
function Preview({ page }: { page: PageForm_pageFragment }) {
  const isWide = useMediaQuery('(min-width: 992px)');
  const [isOpen, setOpen] = useState(false);
  useSelectedSection(() => setOpen(false));
  const frame = <PreviewFrame previewToken={page.previewToken} version={page.version} />;
  const link = <PreviewLink id={page.id} previewToken={page.previewToken} />;
  if (isWide) {
    return (
      <aside className={styles.side} aria-label={t`Preview`}>
        {frame}
        {link}
      </aside>
    );
  }
  return (
    <div className={styles.opener}>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Eye size={18} aria-hidden="true" />
        <Trans>Preview</Trans>
      </Button>
      <Sheet open={isOpen} onOpenChange={setOpen} title={t`Preview`} side="full" footer={link}>
        {frame}
      </Sheet>
    </div>
  );
}

/** Opens the form of a section that was clicked in the preview; `onSelect` is called first. */
function useSelectedSection(onSelect: () => void): void {
  const openForm = useEffectEvent((event: MessageEvent<unknown>) => {
    const id = readSelectedSection(event);
    const button = id === null ? null : document.getElementById(sectionButtonId(id));
    if (!button) return;
    onSelect();
    if (button.ariaExpanded === 'false') button.click();
    // Once the sheet with the preview is closed, which gives the focus back to its button.
    requestAnimationFrame(() => button.focus());
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => openForm(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
}

function FormSkeleton() {
  return (
    <Loading label={t`Loading the form`}>
      <Skeleton height="480px" />
    </Loading>
  );
}
