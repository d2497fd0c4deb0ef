import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { nameInUrl } from '../../../forms/custom-fields/name-in-url.ts';
import type { ValueInputProps } from '../../../forms/custom-fields/value-input.tsx';
import { useIsHydrated } from '../../../lib/browser/use-is-hydrated.ts';
import { fileSize } from '../../../lib/file-size.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { controlProps, fieldId } from '../../../ui/forms/control-props.ts';
import controls from '../../../ui/forms/control.module.css';
import { FieldFrame } from '../../../ui/forms/field-frame.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import styles from './upload-input.module.css';
import { useUpload } from './use-upload.ts';

const TYPES = 'image/png,image/jpeg,image/webp,application/pdf';

/** The input of a file that shoppers fill in: chosen, uploaded and removed again. */
export function UploadInput({ field, name, label, hint, required, value, error, onChange }: ValueInputProps) {
  const { file, problem, choose, remove } = useUpload(onChange);
  const id = fieldId(name);
  const isStored = value.startsWith('/');
  const hasFile = isStored || file !== null;
  const frame = {
    required: required ?? false,
    error: problem ?? error,
    hint: [hint, t`PNG, JPEG, WebP or PDF, at most 10 MB.`].filter(Boolean).join(' '),
  };

  const isInterrupted = value !== '' && !hasFile;
  useEffect(() => {
    // The page was left during the upload.
    if (isInterrupted) onChange('');
  }, [isInterrupted, onChange]);

  // What is chosen before the application runs would be lost.
  const canUpload = useIsHydrated();

  // The focused control disappears when a file is chosen or removed.
  const hadFile = useRef(hasFile);
  useEffect(() => {
    if (hadFile.current === hasFile) return;
    hadFile.current = hasFile;
    if (document.activeElement === document.body) document.getElementById(id)?.focus();
  }, [hasFile, id]);

  return (
    <FieldFrame id={id} label={label} {...frame}>
      {hasFile ? (
        <div className={styles.file}>
          <span className={styles.name}>{isStored ? nameInUrl(value) : file?.name}</span>
          {file && <span className={styles.size}>{fileSize(file.size)}</span>}
          {!isStored && (
            <progress className={styles.progress} max={1} value={file?.part} aria-label={t`Uploading`} />
          )}
          <Button
            id={id}
            variant="quiet"
            size="sm"
            aria-label={t`Remove ${field.name}`}
            aria-describedby={controlProps(id, frame)['aria-describedby']}
            onClick={() => remove()}
          >
            <Trans>Remove</Trans>
          </Button>
        </div>
      ) : (
        <input
          {...controlProps(id, frame)}
          type="file"
          disabled={!canUpload}
          accept={TYPES}
          className={classNames(controls.control, styles.input)}
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            if (chosen) void choose(chosen);
          }}
        />
      )}
      <noscript>{t`Choosing a file needs JavaScript.`}</noscript>
      <VisuallyHidden role="status">{file && isStored && t`${file.name} is uploaded`}</VisuallyHidden>
    </FieldFrame>
  );
}
