import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Review_reviewFragment as Review } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useLastShown } from '../../../ui/overlay/use-last-shown.ts';
import styles from './review-pictures.module.css';

interface PictureViewerProps extends Pick<Review, 'pictures' | 'title'> {
  /** The position of the current picture; null while closed. */
  shown: number | null;
  onShow: (index: number | null) => void;
}

/** A review's pictures, one at a time in full screen. */
export function PictureViewer({ pictures, title, shown, onShow }: PictureViewerProps) {
  const index = useLastShown(shown) ?? 0;
  const picture = pictures[index];
  const step = (by: number) => onShow((index + by + pictures.length) % pictures.length);
  return (
    <Dialog
      open={shown !== null}
      onOpenChange={(isOpen) => !isOpen && onShow(null)}
      title={title}
      description={t`Picture ${index + 1} of ${pictures.length}`}
      actions={
        pictures.length > 1 && (
          <>
            <Button variant="outline" size="sm" onClick={() => step(-1)}>
              <Trans>Previous</Trans>
            </Button>
            <Button variant="outline" size="sm" onClick={() => step(1)}>
              <Trans>Next</Trans>
            </Button>
          </>
        )
      }
    >
      {picture && (
        <Picture
          className={styles.large}
          image={picture}
          sizes="(min-width: 660px) 560px, 90vw"
          alt={t`Picture ${index + 1} by the author of the review`}
        />
      )}
    </Dialog>
  );
}
