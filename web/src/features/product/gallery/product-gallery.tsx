import { t } from '@lingui/core/macro';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts';
import { useIsHydrated } from '../../../lib/browser/use-is-hydrated.ts';
import { Picture, type PictureImage } from '../../../ui/media/picture.tsx';
import styles from './product-gallery.module.css';
import { useSlides } from './use-slides.ts';

const PictureDialog = lazy(async () => ({ default: (await import('./picture-dialog.tsx')).PictureDialog }));

/** The width of the large picture, so that the skeleton loads the same file. */
export const MAIN_SIZES = '(min-width: 1234px) 500px, (min-width: 992px) 45vw, 80vw';

interface ProductGalleryProps {
  pictures: readonly PictureImage[];
  /** One of them, shown until another is selected. */
  first: PictureImage;
}

/**
 * A large picture, which users can swipe on a phone, with thumbnails; the current one is always visible. A
 * click on the picture opens it in full screen.
 */
export function ProductGallery({ pictures, first }: ProductGalleryProps) {
  const [chosenUrl, setChosenUrl] = useState<string | null>(null);
  const shown = pictures.find(({ url }) => url === (chosenUrl ?? first.url)) ?? first;
  const [isEnlarged, setIsEnlarged] = useState(false);
  const [wasEnlarged, setWasEnlarged] = useState(false);
  // The server renders only the first picture, so the others do not delay the page.
  const slides = useIsHydrated() ? pictures : [shown];
  const position = slides.indexOf(shown);
  // Only there it scrolls, also with the arrow keys.
  const isSwiped = useMediaQuery('(max-width: 659.98px)') && slides.length > 1;

  const { scroller, onScroll } = useSlides(position, isSwiped, (index) => {
    const swipedTo = slides[index];
    if (swipedTo) setChosenUrl(swipedTo.url);
  });

  return (
    <div className={styles.gallery} role="group" aria-label={t`Pictures`}>
      <div ref={scroller} className={styles.stage} tabIndex={isSwiped ? 0 : undefined} onScroll={onScroll}>
        {slides.map((picture, index) => (
          <div
            key={picture.url}
            className={styles.slide}
            data-shown={picture === shown || undefined}
            aria-hidden={picture !== shown || undefined}
          >
            <Picture
              className={styles.main}
              image={picture}
              sizes={MAIN_SIZES}
              priority={picture.url === first.url}
            />
            <button
              type="button"
              className={styles.enlarge}
              aria-label={t`Enlarge picture ${index + 1} of ${slides.length}`}
              aria-haspopup="dialog"
              tabIndex={picture === shown ? undefined : -1}
              onClick={() => {
                setWasEnlarged(true);
                setIsEnlarged(true);
              }}
            />
          </div>
        ))}
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} shown={shown} onSelect={setChosenUrl} />}
      {wasEnlarged && (
        <Suspense>
          <PictureDialog
            pictures={pictures}
            shown={shown}
            onSelect={setChosenUrl}
            open={isEnlarged}
            onOpenChange={setIsEnlarged}
            // The current picture may differ from the clicked one.
            finalFocus={() => scroller.current?.querySelector<HTMLElement>('[data-shown] > button') ?? null}
          />
        </Suspense>
      )}
    </div>
  );
}

interface ThumbnailsProps {
  pictures: readonly PictureImage[];
  shown: PictureImage;
  onSelect: (url: string) => void;
}

function Thumbnails({ pictures, shown, onSelect }: ThumbnailsProps) {
  const thumbnails = useRef<HTMLUListElement>(null);

  // Scrolls only the list: `scrollIntoView` would move the page away from the colors that the user is
  // comparing.
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
    <ul ref={thumbnails} className={styles.thumbnails} role="list">
      {pictures.map((picture, index) => (
        <li key={picture.url}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={t`Show picture ${index + 1} of ${pictures.length}: ${picture.alt}`}
            aria-current={picture.url === shown.url || undefined}
            onClick={() => onSelect(picture.url)}
          >
            <Picture className={styles.small} image={picture} sizes="120px" alt="" />
          </button>
        </li>
      ))}
    </ul>
  );
}
