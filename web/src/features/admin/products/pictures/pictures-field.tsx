import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import ImagePlus from 'lucide-react/icons/image-plus';
import { type DragEvent, type RefObject, useId, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { PICTURE_TYPES } from '../../../../lib/upload-file.ts';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import type { ProductValues } from '../product-values.ts';
import { PictureList } from './picture-list.tsx';
import { PictureUrlField } from './picture-url-field.tsx';
import styles from './pictures-field.module.css';
import { UploadRow } from './upload-row.tsx';
import type { Pictures } from './use-pictures.ts';

/** The server takes no more. */
const MAX_COUNT = 30;

interface PicturesFieldProps {
  form: UseFormReturn<ProductValues>;
  field: CheckedField<ProductValues>;
  pictures: Pictures;
  /** What the server says against the pictures. */
  error: string | undefined;
}

/** The pictures of a product: uploaded by drag and drop or from a dialog, or added by URL, described and put in order. */
export function PicturesField({ form, field, pictures, error }: PicturesFieldProps) {
  const { rows, uploads, queue } = pictures;
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [tooMany, setTooMany] = useState(false);
  const focusChooseButton = () => chooseButton.current?.focus();

  function add(files: readonly File[]): void {
    const room = MAX_COUNT - rows.length - uploads.length;
    setTooMany(files.length > room);
    queue.add(files.slice(0, Math.max(0, room)));
  }

  return (
    <div role="group" aria-label={t`Pictures`} id="field-pictures" tabIndex={-1} className={styles.group}>
      <DropZone onFiles={add} chooseButton={chooseButton} />
      <FieldError
        id="field-pictures"
        error={tooMany ? t`A product has at most ${MAX_COUNT} pictures.` : error}
      />
      <UploadList pictures={pictures} onCancelled={focusChooseButton} />
      <PictureList form={form} field={field} pictures={pictures} onRemoved={focusChooseButton} />
      <PictureUrlField form={form} field={field} onAdd={pictures.addUrl} />
    </div>
  );
}

interface UploadListProps {
  pictures: Pictures;
  /** The focused button has gone with its file. */
  onCancelled: () => void;
}

/** The files that are on their way, or were rejected. */
function UploadList({ pictures: { uploads, queue }, onCancelled }: UploadListProps) {
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
          {uploads.length > 0 && plural(uploads.length, { one: '# upload left', other: '# uploads left' })}
        </span>
      </VisuallyHidden>
    </>
  );
}

interface DropZoneProps {
  onFiles: (files: readonly File[]) => void;
  chooseButton: RefObject<HTMLButtonElement | null>;
}

/** Takes files that are dropped onto it, or chosen in the browser's dialog. */
function DropZone({ onFiles, chooseButton }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        // Without this the browser would open the dropped file instead of the form.
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <ImagePlus size={28} aria-hidden="true" />
      <Button
        ref={chooseButton}
        variant="outline"
        size="sm"
        aria-describedby={id}
        onClick={() => input.current?.click()}
      >
        <Trans>Choose pictures</Trans>
      </Button>
      <p id={id} className={styles.zoneText}>
        <Trans>Or drop them here. PNG, JPEG or WebP, at most 10 MB and 50 megapixels each.</Trans>
      </p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={PICTURE_TYPES}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Otherwise choosing the same file again after a failure would fire no change event.
          target.value = '';
          onFiles(files);
        }}
      />
    </div>
  );
}
