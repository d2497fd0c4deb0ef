import { Dialog } from '@base-ui/react/dialog';
import { t } from '@lingui/core/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Picture, type PictureImage } from '../../../ui/media/picture.tsx';
import styles from './picture-dialog.module.css';
import { useSlides } from './use-slides.ts';

interface PictureDialogProps {
  pictures: readonly PictureImage[];
  /** The picture to show first. */
  shown: PictureImage;
  onSelect: (url: string) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Receives focus when the dialog closes. */
  finalFocus: () => HTMLElement | null;
}

/** A product's pictures in full screen; swipes and the arrow keys move between them. */
export function PictureDialog({
  pictures,
  shown,
  onSelect,
  open,
  onOpenChange,
  finalFocus,
}: PictureDialogProps) {
  const position = pictures.indexOf(shown);
  const select = (index: number) => {
    const picture = pictures[index];
    if (picture) onSelect(picture.url);
  };
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Popup
          className={styles.popup}
          finalFocus={finalFocus}
          onKeyDown={({ key }) => {
            if (key === 'ArrowLeft') select(position - 1);
            if (key === 'ArrowRight') select(position + 1);
          }}
        >
          <div className={styles.head}>
            <Dialog.Title className={styles.title} aria-live="polite">
              {pictures.length > 1 ? t`Picture ${position + 1} of ${pictures.length}` : t`Picture`}
            </Dialog.Title>
            <IconButton label={t`Close`} onClick={() => onOpenChange(false)}>
              <X size={24} aria-hidden="true" />
            </IconButton>
          </div>
          <Slides pictures={pictures} position={position} onSwipe={select} />
          {pictures.length > 1 && (
            <div className={styles.steps}>
              <IconButton
                label={t`Previous picture`}
                disabled={position === 0}
                onClick={() => select(position - 1)}
              >
                <ChevronLeft size={24} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={t`Next picture`}
                disabled={position === pictures.length - 1}
                onClick={() => select(position + 1)}
              >
                <ChevronRight size={24} aria-hidden="true" />
              </IconButton>
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface SlidesProps {
  pictures: readonly PictureImage[];
  position: number;
  onSwipe: (position: number) => void;
}

/** A component of its own, so that it scrolls to the picture each time that the dialog opens. */
function Slides({ pictures, position, onSwipe }: SlidesProps) {
  const { scroller, onScroll } = useSlides(position, true, onSwipe);
  return (
    <div ref={scroller} className={styles.slides} onScroll={onScroll}>
      {pictures.map((picture, index) => (
        <div key={picture.url} className={styles.slide} aria-hidden={index !== position || undefined}>
          <Picture className={styles.picture} image={picture} sizes="100vw" />
        </div>
      ))}
    </div>
  );
}
