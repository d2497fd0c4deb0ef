import { t } from '@lingui/core/macro';
import ImagePlus from 'lucide-react/icons/image-plus';
import { type DragEvent, type RefObject, useId, useRef, useState } from 'react';
import { PICTURE_TYPES } from '../../../lib/upload-file.ts';
import { Button } from '../../../ui/actions/button.tsx';
import styles from './pictures-field.module.css';

interface DropZoneProps {
  multiple?: boolean;
  /** Of the button that opens the browser's dialog. */
  label: string;
  onFiles: (files: readonly File[]) => void;
  chooseButton: RefObject<HTMLButtonElement | null>;
}

/** Takes files that are dropped onto it, or chosen in the browser's dialog. */
export function DropZone({ multiple = false, label, onFiles, chooseButton }: DropZoneProps) {
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
        {label}
      </Button>
      <p id={id} className={styles.zoneText}>
        {multiple
          ? t`Or drop them here. PNG, JPEG or WebP, at most 10 MB and 50 megapixels each.`
          : t`Or drop it here. PNG, JPEG or WebP, at most 10 MB and 50 megapixels.`}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
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
