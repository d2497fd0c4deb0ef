import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ComponentProps, useRef } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { UploadList } from '../uploads/upload-list.tsx';
import { ChooseFromLibrary } from './library/choose-from-library.tsx';
import { PictureDrop } from './picture-drop.tsx';
import styles from './pictures-field.module.css';
import type { PictureUpload } from './use-picture-upload.ts';

interface SinglePictureFieldProps {
  /** The picture's URL; null if there is none. */
  url: string | null;
  upload: PictureUpload;
  /** The field for its description; omitted for a picture that needs none. */
  alt?: Omit<ComponentProps<typeof TextField>, 'label'>;
  onRemove: () => void;
}

/** The field for a single picture: a file, dropped or selected, or one of the library, and a description. */
export function SinglePictureField({ url, upload, alt, onRemove }: SinglePictureFieldProps) {
  const { queue } = upload;
  const chooseButton = useRef<HTMLButtonElement>(null);
  // The focused button is removed with its picture or file.
  const focusChooseButton = () => requestAnimationFrame(() => chooseButton.current?.focus());
  const hasPicture = url !== null;
  return (
    <div role="group" aria-label={t`Picture`} className={styles.group}>
      <PictureDrop
        onFiles={([file]) => file && queue.replace(file)}
        chooseButton={chooseButton}
        label={hasPicture ? t`Choose another picture` : t`Choose a picture`}
      >
        <ChooseFromLibrary onChoose={([picture]) => picture && upload.choose(picture)} />
      </PictureDrop>
      <UploadList upload={upload} onCancelled={focusChooseButton} />
      {hasPicture && (
        <>
          <img className={styles.single} src={url} alt="" />
          {alt && <TextField label={t`What the picture shows`} required autoComplete="off" {...alt} />}
        </>
      )}
      {hasPicture && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            onRemove();
            focusChooseButton();
          }}
        >
          <Trans>Remove the picture</Trans>
        </Button>
      )}
    </div>
  );
}
