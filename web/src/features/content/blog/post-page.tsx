import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useParams } from 'react-router-dom';
import { errorMessage } from '../../../apollo/error-message.ts';
import { BlogPostDocument, type BlogPostQuery } from '../../../gql/graphql.ts';
import { NotFoundPage } from '../../../navigation/not-found-page.tsx';
import { paths } from '../../../navigation/paths.ts';
import { usePageTitle } from '../../../navigation/use-page.ts';
import { LoadingSections } from '../loading-sections.tsx';
import { PageSections } from '../page-sections.tsx';
import styles from './blog.module.css';
import { PostByline, PostTags } from './post-byline.tsx';

/** A post of the blog; "not found" if there is none with this handle, or no blog. */
export function PostPage() {
  const { id = '' } = useParams();
  const handle = id.toLowerCase();
  return <PublishedPost key={handle} handle={handle} />;
}

function PublishedPost({ handle }: { handle: string }) {
  const { data, error, refetch } = useQuery(BlogPostDocument, { variables: { handle } });
  const post = data?.post;
  usePageTitle(post ? post.seoTitle || post.title : undefined);
  if (post === null) return <NotFoundPage />;
  if (!post) {
    return (
      <LoadingSections
        failure={error && errorMessage(error)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  return (
    <PageSections
      title={post.title}
      sections={post.sections}
      byline={<PostByline post={post} />}
      end={
        <footer className={styles.end}>
          <PostTags post={post} />
          <Neighbours post={post} />
        </footer>
      }
    />
  );
}

/** Links to the posts before and after it. */
function Neighbours({ post: { previous, next } }: { post: NonNullable<BlogPostQuery['post']> }) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={t`Other posts`} className={styles.neighbours}>
      {previous && (
        <Link className={styles.neighbour} to={paths.post(previous.handle)}>
          <span className={styles.direction}>
            <Trans>Previous post</Trans>
          </span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link className={styles.neighbour} to={paths.post(next.handle)} data-next="">
          <span className={styles.direction}>
            <Trans>Next post</Trans>
          </span>
          {next.title}
        </Link>
      )}
    </nav>
  );
}
