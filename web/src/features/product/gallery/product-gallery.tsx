import { t } from '@lingui/core/macro';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts';
import { useIsHydrated } from '../../../lib/browser/use-is-hydrated.ts';
import { Picture, type PictureImage } from '../../../ui/media/picture.tsx';
import styles from './product-gallery.module.css';

const PictureDialog = lazy(async () => ({ default: (await import('./picture-dialog.tsx')).PictureDialog }));

/** How wide the large picture is, so that the skeleton loads the same file. */
export const MAIN_SIZES = '(min-width: 1234px) 500px, (min-width: 992px) 45vw, 80vw';

interface ProductGalleryProps {
  pictures: readonly PictureImage[];
  /** One of them, shown until another is selected. */
  first: PictureImage;
}

/**
 * A large picture, on a phone to be swiped to the next one, and thumbnails to select another one; that of the
 * shown one is always in sight. A press on the picture shows it as large as the screen.
 */
export function ProductGallery({ pictures, first }: ProductGalleryProps) {
  const [chosenUrl, setChosenUrl] = useState<string | null>(null);
  const shown = pictures.find(({ url }) => url === (chosenUrl ?? first.url)) ?? first;
  const [isEnlarged, setIsEnlarged] = useState(false);
  const [wasEnlarged, setWasEnlarged] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  // The server's page has the one that is shown, and no weight for the others.
  const slides = useIsHydrated() ? pictures : [shown];
  const position = slides.indexOf(shown);
  // Only there it scrolls, also by the arrow keys.
  const isSwiped = useMediaQuery('(max-width: 659.98px)') && slides.length > 1;

  // Not while it is swiped there.
  useLayoutEffect(() => {
    const scroller = stage.current;
    if (!scroller || position === positionIn(scroller)) return;
    scroller.scrollTo({ left: position * scroller.clientWidth, behavior: 'instant' });
  }, [position, isSwiped]);

  function follow(scroller: HTMLElement): void {
    const swipedTo = slides[positionIn(scroller)];
    // A screen that becomes wide scrolls it back, and shows the same picture.
    if (swipedTo && scroller.scrollWidth > scroller.clientWidth) setChosenUrl(swipedTo.url);
  }

  return (
    <div className={styles.gallery} role="group" aria-label={t`Pictures`}>
      <div
        ref={stage}
        className={styles.stage}
        tabIndex={isSwiped ? 0 : undefined}
        onScroll={({ currentTarget }) => follow(currentTarget)}
      >
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
            // Another picture may be shown than the one that was pressed.
            finalFocus={() => stage.current?.querySelector<HTMLElement>('[data-shown] > button') ?? null}
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

/** Which of its slides a scroller shows. */
function positionIn({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.round(scrollLeft / Math.max(1, clientWidth));
}
