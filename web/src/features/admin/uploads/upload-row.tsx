import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import FileIcon from 'lucide-react/icons/file';
import ImageOff from 'lucide-react/icons/image-off';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { FieldError } from '../../../ui/forms/field-error.tsx';
import styles from './upload-list.module.css';
import type { Upload } from './upload-queue.ts';

interface UploadRowProps {
  upload: Upload;
  onRetry: () => void;
  onCancel: () => void;
}

/** A file being uploaded: its preview with the progress, or why it was rejected. */
export function UploadRow({ upload, onRetry, onCancel }: UploadRowProps) {
  const { id, file, preview, state, message } = upload;
  return (
    <li className={styles.upload}>
      {file.type.startsWith('image/') ? (
        <PicturePreview url={preview} />
      ) : (
        <span className={styles.thumbnail}>
          <FileIcon size={20} aria-hidden="true" />
        </span>
      )}
      <div className={styles.uploadText}>
        <p className={styles.fileName}>{file.name}</p>
        {state === 'FAILED' ? (
          <div role="alert" ref={reveal}>
            <FieldError id={`upload-${id}`} error={message} />
          </div>
        ) : (
          <UploadProgress upload={upload} />
        )}
      </div>
      {state === 'FAILED' && (
        <Button variant="outline" size="sm" aria-describedby={`upload-${id}-error`} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
      <IconButton
        label={state === 'FAILED' ? t`Dismiss ${file.name}` : t`Cancel the upload of ${file.name}`}
        onClick={onCancel}
      >
        <X size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** Scrolls to the message, unless the user is filling in another field. */
function reveal(message: HTMLElement | null): void {
  if (document.activeElement?.matches('input, select, textarea')) return;
  message?.scrollIntoView({ block: 'nearest' });
}

/** A file that calls itself a picture may be none. */
function PicturePreview({ url }: { url: string }) {
  const [isBroken, setBroken] = useState(false);
  if (!isBroken) {
    return <img className={styles.thumbnail} src={url} alt="" onError={() => setBroken(true)} />;
  }
  return (
    <span className={styles.thumbnail}>
      <ImageOff size={20} aria-hidden="true" />
    </span>
  );
}

function UploadProgress({ upload: { state, part } }: { upload: Upload }) {
  const isSent = part === 1 || state === 'STORED';
  return (
    <label className={styles.progress}>
      {state === 'WAITING' ? t`Waiting` : isSent ? t`Processing` : t`Uploading`}
      <progress max={1} value={isSent ? undefined : part} />
    </label>
  );
}
