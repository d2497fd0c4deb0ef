import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { PagePreviewQuery } from '../../../gql/graphql.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { PageSections } from '../page-sections.tsx';
import styles from './blog.module.css';
import { PostByline, PostTags } from './post-byline.tsx';

type Draft = NonNullable<PagePreviewQuery['pagePreview']>;

interface PostPreviewProps {
  draft: Draft;
  /** See `PageSections`. */
  marksSections: boolean;
}

/** The draft of a post. */
export function PostPreview({ draft, marksSections }: PostPreviewProps) {
  return (
    <PageSections
      title={draft.title}
      sections={draft.sections}
      marksSections={marksSections}
      byline={<PostByline post={draft} />}
      end={
        <footer className={styles.end}>
          <PostTags post={draft} />
          <Listing draft={draft} />
        </footer>
      }
    />
  );
}

/** What shoppers see of the post in other places. */
function Listing({ draft }: { draft: Draft }) {
  const id = useId();
  const { title, seoTitle, seoDescription, excerpt, picture } = draft;
  const description = seoDescription || excerpt;
  return (
    <section aria-labelledby={id} className={styles.listing}>
      <h2 id={id} className={styles.title}>
        <Trans>In lists and search results</Trans>
      </h2>
      {picture && <Picture className={styles.picture} image={picture} sizes="320px" />}
      <dl className={styles.words}>
        {excerpt !== '' && (
          <div>
            <dt>
              <Trans>Excerpt</Trans>
            </dt>
            <dd>{excerpt}</dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>Title in search results</Trans>
          </dt>
          <dd>{seoTitle || title}</dd>
        </div>
        {description !== '' && (
          <div>
            <dt>
              <Trans>Description in search results</Trans>
            </dt>
            <dd>{description}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
