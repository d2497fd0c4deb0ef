import { type DragEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import styles from './file-drop.module.css';

interface FileDropProps {
  icon: ReactNode;
  /** The label of the button that opens the file dialog. */
  label: string;
  /** Which files can be dropped here. */
  hint: string;
  /** The file types that the dialog offers, as a file input's `accept`. */
  accept: string;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
  chooseButton?: RefObject<HTMLButtonElement | null>;
  /** Other buttons beside the one that opens the file dialog. */
  children?: ReactNode;
}

/** Accepts files dropped onto it or selected in the file dialog. */
export function FileDrop({
  icon,
  label,
  hint,
  accept,
  multiple = false,
  onFiles,
  chooseButton,
  children,
}: FileDropProps) {
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
        // Without this the browser would replace the page with the dropped file.
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {icon}
      <Cluster gap={8} justify="middle">
        <Button
          ref={chooseButton}
          variant="outline"
          size="sm"
          aria-describedby={id}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        {children}
      </Cluster>
      <p id={id} className={styles.hint}>
        {hint}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Without this, choosing the same file again after a failure would fire no change event.
          target.value = '';
          onFiles(files);
        }}
      />
    </div>
  );
}
