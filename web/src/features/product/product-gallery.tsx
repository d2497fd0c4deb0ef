import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { Picture, type PictureImage } from '../../ui/media/picture.tsx';
import styles from './product-gallery.module.css';

/** How wide the large picture is, so that the skeleton loads the same file. */
export const MAIN_SIZES = '(min-width: 1234px) 500px, (min-width: 992px) 45vw, 80vw';

interface ProductGalleryProps {
  pictures: readonly PictureImage[];
  /** One of them, shown until another is selected. */
  first: PictureImage;
}

/** A large picture, and thumbnails to select another one; that of the shown one is always in sight. */
export function ProductGallery({ pictures, first }: ProductGalleryProps) {
  const [chosenUrl, setChosenUrl] = useState<string | null>(null);
  const shown = pictures.find(({ url }) => url === chosenUrl) ?? first;
  const thumbnails = useRef<HTMLUListElement>(null);

  // Scrolls the list alone: `scrollIntoView` would move the page away from the colours that were being
  // compared.
  useEffect(() => {
    const list = thumbnails.current;
    const current = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !current) return;
    list.scrollTo({
      top: current.offsetTop - (list.clientHeight - current.offsetHeight) / 2,
      left: current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2,
    });
  }, [shown.url]);

  return (
    <div className={styles.gallery} role="group" aria-label={t`Pictures`}>
      <div className={styles.stage}>
        <Picture className={styles.main} image={shown} sizes={MAIN_SIZES} priority />
      </div>
      {pictures.length > 1 && (
        <ul ref={thumbnails} className={styles.thumbnails} role="list">
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={t`Show picture ${index + 1} of ${pictures.length}: ${picture.alt}`}
                aria-current={picture.url === shown.url || undefined}
                onClick={() => setChosenUrl(picture.url)}
              >
                <Picture className={styles.small} image={picture} sizes="120px" alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
