import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import FileUp from 'lucide-react/icons/file-up';
import Trash from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { useAction } from '../../../../apollo/use-action.ts';
import { DeleteDigitalFileDocument, VariantFilesDocument } from '../../../../gql/graphql.ts';
import { fileSize } from '../../../../lib/file-size.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { FileDrop } from '../../ui/form/file-drop.tsx';
import styles from './digital-files.module.css';
import { useFileUpload } from './use-file-upload.ts';

interface DigitalFilesProps {
  /** Empty for a variant that is not saved yet. */
  variantId: string;
}

/** The files that buyers of a variant download. Changes apply at once, not when the product is saved. */
export function DigitalFiles({ variantId }: DigitalFilesProps) {
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
        <StoredFiles variantId={variantId} />
      )}
    </fieldset>
  );
}

function StoredFiles({ variantId }: DigitalFilesProps) {
  const { data, error, refetch } = useQuery(VariantFilesDocument, { variables: { ids: [variantId] } });
  const chooseButton = useRef<HTMLButtonElement>(null);
  const reload = () => void refetch().catch(() => undefined);
  const { send, upload, problems } = useFileUpload(variantId, reload);
  const [remove, isRemoving] = useAction(DeleteDigitalFileDocument, {
    result: (payload) => payload.digitalFileId,
    failure: t`File not deleted`,
    onDone: () => {
      // The focused button is removed with its file.
      chooseButton.current?.focus();
      reload();
    },
  });
  const files = data?.productVariants.nodes[0]?.digitalFiles ?? [];
  return (
    <>
      {files.length > 0 && (
        <ul role="list" className={styles.files} aria-label={t`Files to download`}>
          {files.map(({ id, name, size }) => (
            <li key={id} className={styles.file}>
              <span className={styles.name}>{name}</span>
              <span className={styles.size}>{fileSize(size)}</span>
              <IconButton label={t`Delete ${name}`} disabled={isRemoving} onClick={() => void remove({ id })}>
                <Trash size={18} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {upload && (
        <label className={styles.progress}>
          {upload.part === 1 ? t`Processing ${upload.name}` : t`Uploading ${upload.name}`}
          <progress max={1} value={upload.part === 1 ? undefined : upload.part} />
        </label>
      )}
      <FileDrop
        icon={<FileUp size={28} aria-hidden="true" />}
        label={t`Choose files`}
        hint={t`Or drop them here. At most 10 files of up to 200 MB each. Buyers can download them once they have paid, 5 times in 30 days.`}
        accept=""
        multiple
        chooseButton={chooseButton}
        onFiles={send}
      />
      <div role="alert">
        {error && <FieldError id={`files-${variantId}`} error={errorMessage(error)} />}
        {problems.map((problem) => (
          <FieldError key={problem} id={`files-${variantId}`} error={problem} />
        ))}
      </div>
    </>
  );
}
