import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Rss from 'lucide-react/icons/rss';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../../apollo/error-message.ts';
import { type List, useList } from '../../../apollo/use-list.ts';
import { BlogPostsDocument, type Post_postFragment } from '../../../gql/graphql.ts';
import { NotFoundPage } from '../../../navigation/not-found-page.tsx';
import { pages } from '../../../navigation/pages.ts';
import { paths } from '../../../navigation/paths.ts';
import { usePageTitle } from '../../../navigation/use-page.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { LoadMore, useFocusAfterLoadMore } from '../../../ui/data/load-more.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { blogVariables, feedPath, tagIn } from './blog-search.ts';
import styles from './blog.module.css';
import { PostByline, PostTags } from './post-byline.tsx';

/** The posts of the blog, or those with a tag; "not found" in a shop without a blog. */
export function BlogPage() {
  return useShop()?.hasBlog === false ? <NotFoundPage /> : <Posts />;
}

function Posts() {
  const [search] = useSearchParams();
  const tag = tagIn(search);
  const list = useList(BlogPostsDocument, blogVariables(tag), (data) => data.posts);
  const title = tag === null ? pages.blog.title() : t`Posts tagged “${tag}”`;
  usePageTitle(title);
  return (
    <Container className={styles.page}>
      <PageHeading>{title}</PageHeading>
      <p className={styles.links}>
        {tag !== null && (
          <TextLink to={paths.blog()}>
            <Trans>All posts</Trans>
          </TextLink>
        )}
        <a className={styles.feed} href={feedPath()}>
          <Rss size={16} aria-hidden="true" />
          <Trans>Feed</Trans>
        </a>
      </p>
      <PostList list={list} />
    </Container>
  );
}

/** The posts in all their states: loading, failed, none, loaded, and with more to load. */
function PostList({ list }: { list: List<Post_postFragment> }) {
  const { nodes: posts, total, hasMore, isStale, error, retry, more } = list;
  const grid = useRef<HTMLDivElement>(null);
  const focusFirstNew = useFocusAfterLoadMore(
    posts?.length ?? 0,
    (index) => grid.current?.querySelectorAll<HTMLElement>('h2 a')[index],
  );
  if (!posts) {
    return error ? (
      <ErrorState cause={errorMessage(error)} onRetry={retry} />
    ) : (
      <Loading label={t`Loading posts`}>
        <Skeleton height="320px" />
      </Loading>
    );
  }
  if (posts.length === 0) {
    return (
      <EmptyState title={t`No posts yet`}>
        <Trans>Please come back soon.</Trans>
      </EmptyState>
    );
  }
  return (
    <div ref={grid} className={styles.list} aria-busy={isStale}>
      <Grid as="ul" role="list" columns="thirds">
        {posts.map((post, index) => (
          <li key={post.id}>
            <PostCard post={post} isFirst={index === 0} />
          </li>
        ))}
      </Grid>
      {hasMore && (
        <LoadMore
          shown={posts.length}
          total={total}
          totalLabel={plural(total, { one: '# post', other: '# posts' })}
          isLoading={more.isLoading}
          error={more.error === null ? null : errorMessage(more.error)}
          onLoad={() => {
            focusFirstNew();
            void more.load();
          }}
        />
      )}
    </div>
  );
}

function PostCard({ post, isFirst }: { post: Post_postFragment; isFirst: boolean }) {
  const { handle, title, excerpt, picture } = post;
  return (
    <article className={styles.card}>
      {picture && (
        <Picture
          className={styles.picture}
          image={picture}
          alt=""
          priority={isFirst}
          sizes="(min-width: 992px) 370px, (min-width: 660px) 46vw, 92vw"
        />
      )}
      <h2 className={styles.title}>
        <Link to={paths.post(handle)}>{title}</Link>
      </h2>
      <PostByline post={post} />
      {excerpt !== '' && <p>{excerpt}</p>}
      <PostTags post={post} />
    </article>
  );
}
