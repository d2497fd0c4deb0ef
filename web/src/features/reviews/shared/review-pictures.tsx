import { t } from '@lingui/core/macro';
import { lazy, Suspense, useState } from 'react';
import type { Review_reviewFragment as Review } from '../../../gql/graphql.ts';
import { Thumbnail } from '../../../ui/media/thumbnail.tsx';
import styles from './review-pictures.module.css';

const PictureViewer = lazy(async () => ({ default: (await import('./picture-viewer.tsx')).PictureViewer }));

/** A review's pictures, each a button that enlarges it. */
export function ReviewPictures({ pictures, title }: Pick<Review, 'pictures' | 'title'>) {
  const [opened, setOpened] = useState<number | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  if (pictures.length === 0) return null;
  const open = (index: number | null) => {
    setOpened(index);
    if (index !== null) setWasOpened(true);
  };
  return (
    <>
      <ul role="list" className={styles.pictures}>
        {pictures.map((picture, index) => (
          <li key={picture.url}>
            <button
              type="button"
              className={styles.picture}
              aria-label={t`Picture ${index + 1} of ${pictures.length}: ${title}`}
              onClick={() => open(index)}
            >
              <Thumbnail image={picture} size={72} />
            </button>
          </li>
        ))}
      </ul>
      {wasOpened && (
        <Suspense>
          <PictureViewer pictures={pictures} title={title} shown={opened} onShow={open} />
        </Suspense>
      )}
    </>
  );
}
