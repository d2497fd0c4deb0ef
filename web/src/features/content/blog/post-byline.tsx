import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { Post_postFragment } from '../../../gql/graphql.ts';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { tagPath } from './blog-search.ts';
import styles from './blog.module.css';

/** When a post was written, and by whom. */
export function PostByline({ post: { datedAt, author } }: { post: Post_postFragment }) {
  return (
    <p className={styles.byline}>
      <DateTime value={datedAt} />
      {author !== '' && <span>{author}</span>}
    </p>
  );
}

/** The tags of a post, which lead to all posts that have them. */
export function PostTags({ post: { tags } }: { post: Post_postFragment }) {
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
