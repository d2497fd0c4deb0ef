import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { errorMessage } from '../../apollo/error-message.ts';
import { PagePreviewDocument } from '../../gql/graphql.ts';
import { NotFoundPage } from '../../navigation/not-found-page.tsx';
import { usePageTitle } from '../../navigation/use-page.ts';
import { PostPreview } from './blog/post-preview.tsx';
import { LoadingSections } from './loading-sections.tsx';
import { PageSections } from './page-sections.tsx';
import { sendSelectedSection } from './shared/selected-section.ts';

/** A draft, for whoever has its link. */
export function PreviewPage() {
  const { id: token = '' } = useParams();
  const { data, error, refetch } = useQuery(PagePreviewDocument, {
    variables: { token },
    // The draft changes while it is being written.
    fetchPolicy: 'cache-and-network',
  });
  const draft = data?.pagePreview;
  usePageTitle(draft?.title);
  const isFramed = window.parent !== window;
  useSelection(isFramed);
  if (draft === null) return <NotFoundPage />;
  if (draft?.kind === 'POST') return <PostPreview draft={draft} marksSections={isFramed} />;
  if (draft) return <PageSections title={draft.title} sections={draft.sections} marksSections={isFramed} />;
  return (
    <LoadingSections
      failure={error && errorMessage(error)}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}

/** In the editor's frame a click selects its section; links in sections don't leave the page. */
function useSelection(isFramed: boolean): void {
  useEffect(() => {
    if (!isFramed) return;
    const listening = new AbortController();
    const select = (event: MouseEvent) => {
      const clicked = event.target instanceof Element ? event.target : null;
      const id = clicked?.closest('[data-section]')?.getAttribute('data-section');
      if (id == null) return;
      if (clicked?.closest('a')) {
        event.preventDefault();
        event.stopPropagation();
      }
      sendSelectedSection(id);
    };
    // Before React's own listener, which follows links.
    document.addEventListener('click', select, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [isFramed]);
}
