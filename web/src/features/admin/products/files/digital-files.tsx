import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import FileUp from 'lucide-react/icons/file-up';
import Trash from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { VariantFilesDocument } from '../../../../gql/graphql.ts';
import { fileSize } from '../../../../lib/file-size.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { FileDrop } from '../../ui/form/file-drop.tsx';
import { UploadList } from '../../uploads/upload-list.tsx';
import { DeleteFileDialog } from './delete-file-dialog.tsx';
import styles from './digital-files.module.css';
import type { DigitalFileUploads } from './use-digital-file-uploads.ts';

interface DigitalFilesProps {
  /** Empty for a variant that is not saved yet. */
  variantId: string;
  uploads: DigitalFileUploads;
}

/** The files that buyers of a variant download. Changes apply at once, not when the product is saved. */
export function DigitalFiles({ variantId, uploads }: DigitalFilesProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>Files to download</Trans>
      </legend>
      {variantId === '' ? (
        <p className={styles.note}>
          <Trans>Save the product first. Then you can upload files for its buyers.</Trans>
        </p>
      ) : (
        <StoredFiles variantId={variantId} uploads={uploads} />
      )}
    </fieldset>
  );
}

function StoredFiles({ variantId, uploads }: DigitalFilesProps) {
  const { data, error } = useQuery(VariantFilesDocument, { variables: { ids: [variantId] } });
  const [deleted, setDeleted] = useState<{ id: string; name: string } | null>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const files = data?.productVariants.nodes[0]?.digitalFiles ?? [];
  return (
    <>
      {files.length > 0 && (
        <ul role="list" className={styles.files} aria-label={t`Files to download`}>
          {files.map(({ id, name, size }) => (
            <li key={id} className={styles.file}>
              <span className={styles.name}>{name}</span>
              <span className={styles.size}>{fileSize(size)}</span>
              <IconButton label={t`Delete ${name}`} onClick={() => setDeleted({ id, name })}>
                <Trash size={18} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <UploadList
        upload={{ queue: uploads.queue, uploads: uploads.uploadsOf(variantId) }}
        onCancelled={() => chooseButton.current?.focus()}
      />
      <FileDrop
        icon={<FileUp size={28} aria-hidden="true" />}
        label={t`Choose files`}
        hint={t`Or drop them here. At most 10 files of up to 200 MB each. Buyers can download them once they have paid, 5 times in 30 days.`}
        accept=""
        multiple
        chooseButton={chooseButton}
        onFiles={(chosen) => uploads.add(variantId, chosen)}
      />
      {error && <FieldError id={`files-${variantId}`} error={errorMessage(error)} />}
      <DeleteFileDialog
        file={deleted}
        onClose={() => setDeleted(null)}
        onDeleted={() => uploads.refresh(variantId)}
        finalFocus={() => chooseButton.current}
      />
    </>
  );
}
