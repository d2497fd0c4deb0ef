import { plural, t } from '@lingui/core/macro';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import styles from './upload-list.module.css';
import type { Upload, UploadQueue } from './upload-queue.ts';
import { UploadRow } from './upload-row.tsx';

interface UploadListProps {
  upload: {
    queue: Pick<UploadQueue<unknown>, 'retry' | 'cancel'>;
    /** Those of the queue to show. */
    uploads: readonly Upload[];
  };
  /** The focused button is removed with its file. */
  onCancelled: () => void;
}

/** Files being uploaded, and rejected ones. */
export function UploadList({ upload: { uploads, queue }, onCancelled }: UploadListProps) {
  const left = uploads.filter(({ state }) => state !== 'FAILED').length;
  return (
    <>
      {uploads.length > 0 && (
        <ul className={styles.list} role="list" aria-label={t`Uploads`}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRetry={() => queue.retry(upload.id)}
              onCancel={() => {
                queue.cancel(upload.id);
                onCancelled();
              }}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <span role="status">
          {left > 0 && plural(left, { one: '# upload left', other: '# uploads left' })}
        </span>
      </VisuallyHidden>
    </>
  );
}
