import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { errorMessage } from '../../apollo/error-message.ts';
import { ContentPageDocument } from '../../gql/graphql.ts';
import { NotFoundPage } from '../../navigation/not-found-page.tsx';
import { usePageTitle } from '../../navigation/use-page.ts';
import { HOME, isHandle } from './shared/handle.ts';
import { LoadingSections } from './loading-sections.tsx';
import { PageSections } from './page-sections.tsx';

/** The home page, or another page of the merchant; "not found" if there is none with this handle. */
export function ContentPage() {
  const { id } = useParams();
  const handle = id?.toLowerCase();
  if (handle !== undefined && !isHandle(handle)) return <NotFoundPage />;
  return <PublishedPage key={handle} handle={handle ?? HOME} />;
}

function PublishedPage({ handle }: { handle: string }) {
  const { data, error, refetch } = useQuery(ContentPageDocument, { variables: { handle } });
  const isHome = handle === HOME;
  const page = data?.page;
  usePageTitle(page ? page.seoTitle || (isHome ? '' : page.title) : undefined, isHome);
  if (page === null) return <NotFoundPage />;
  if (page) return <PageSections isHome={isHome} title={page.title} sections={page.sections} />;
  return (
    <LoadingSections
      isHome={isHome}
      failure={error && errorMessage(error)}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}
