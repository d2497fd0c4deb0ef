import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { errorMessage } from '../../apollo/error-message.ts';
import { PagePreviewDocument } from '../../gql/graphql.ts';
import { NotFoundPage } from '../../navigation/not-found-page.tsx';
import { usePageTitle } from '../../navigation/use-page.ts';
import { LoadingSections } from './loading-sections.tsx';
import { PageSections } from './page-sections.tsx';

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
  if (draft === null) return <NotFoundPage />;
  if (draft) return <PageSections title={draft.title} sections={draft.sections} />;
  return (
    <LoadingSections
      failure={error && errorMessage(error)}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}
