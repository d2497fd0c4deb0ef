import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { Post_postFragment } from '../../../gql/graphql.ts';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { tagPath } from './blog-search.ts';
import styles from './blog.module.css';

/** What a post and the preview of one have. */
interface Byline {
  author: string;
  /** Missing for a draft whose date is still open. */
  datedAt?: string | null;
}

/** When a post was written, and by whom. */
export function PostByline({ post: { datedAt, author } }: { post: Byline }) {
  return (
    <p className={styles.byline}>
      {datedAt == null ? <Trans>Not published yet</Trans> : <DateTime value={datedAt} />}
      {author !== '' && <span>{author}</span>}
    </p>
  );
}

/** The tags of a post, which lead to all posts that have them. */
export function PostTags({ post: { tags } }: { post: Pick<Post_postFragment, 'tags'> }) {
  if (tags.length === 0) return null;
  return (
    <ul role="list" className={styles.tags} aria-label={t`Tags`}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link className={styles.tag} to={tagPath(tag)}>
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
