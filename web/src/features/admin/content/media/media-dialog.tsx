import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { fieldRules } from '../../../../forms/field-rules.ts';
import type { Media_assetFragment as Asset } from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { FormFailure } from '../../../../ui/forms/form-error-summary.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Picture } from '../../../../ui/media/picture.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { AuditLink } from '../../audit/audit-link.tsx';
import { EditedMeanwhile } from '../../live/edited-meanwhile.tsx';
import { PictureDrop } from '../../pictures/picture-drop.tsx';
import { UploadList } from '../../uploads/upload-list.tsx';
import { usePictureUpload } from '../../pictures/use-picture-upload.ts';
import { ConflictDialog } from '../../ui/conflicts/conflict-dialog.tsx';
import { mediaName, mediaSize } from './media-labels.ts';
import { MediaUses } from './media-uses.tsx';
import styles from './media.module.css';
import { useMediaActions } from './use-media-actions.ts';
import { useMediaForm } from './use-media-form.ts';

const MAX_ALT = 300;
const FORM = 'media-form';

interface MediaDialogProps {
  asset: Asset;
  /** Whether the picture is gone, and with it the button that opened the dialog. */
  onClose: (isGone: boolean) => void;
}

/** A picture of the media library: what it shows, where it is used, and another one in its place. */
export function MediaDialog({ asset, onClose }: MediaDialogProps) {
  const { id, image, uses } = asset;
  const { update, replace, remove, isRunning } = useMediaActions();
  const { form, field, failure, save, question } = useMediaForm(asset, update);
  const submit = form.handleSubmit(async (values) => {
    if (await save(values)) onClose(false);
  });

  async function deletePicture(): Promise<void> {
    if (await remove(id)) onClose(true);
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose(false)}
      title={mediaName(asset)}
      description={mediaSize(asset)}
      actions={
        <>
          {uses.length === 0 && (
            <Button variant="quiet" pending={isRunning} onClick={() => void deletePicture()}>
              <Trans>Delete for good</Trans>
            </Button>
          )}
          <Button type="submit" form={FORM} pending={isRunning}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Picture className={styles.large} image={image} sizes="480px" alt={asset.alt} />
        <form id={FORM} noValidate onSubmit={(event) => void submit(event)}>
          <EditedMeanwhile kind="ASSET_CHANGED" subjectId={id} />
          <FormFailure message={failure} />
          <TextField
            label={t`What the picture shows`}
            hint={t`For staff and search. Each place that shows the picture has its own words.`}
            autoComplete="off"
            {...field('alt', { validate: fieldRules.atMost(MAX_ALT) })}
          />
          <CheckboxField
            label={t`Keep it while nothing uses it`}
            hint={t`Otherwise it is deleted a day after its last use.`}
            {...field('isKept')}
            error={undefined}
          />
        </form>
        {uses.length > 0 && (
          <section aria-label={t`Used in`}>
            <h3 className={styles.heading}>
              <Trans>Used in</Trans>
            </h3>
            <MediaUses uses={uses} />
          </section>
        )}
        <Replacement
          onStored={async (replacementId) => {
            if (await replace(id, replacementId)) onClose(true);
          }}
        />
        <AuditLink subject="ASSET" id={id} />
      </Stack>
      <ConflictDialog question={question} />
    </Dialog>
  );
}

/** Uploads another picture in the place of the first. */
function Replacement({ onStored }: { onStored: (id: string) => Promise<void> }) {
  const upload = usePictureUpload(({ id }) => void onStored(id));
  const chooseButton = useRef<HTMLButtonElement>(null);
  return (
    <section aria-label={t`Replace`}>
      <h3 className={styles.heading}>
        <Trans>Replace</Trans>
      </h3>
      <p className={styles.small}>
        <Trans>
          The new picture takes its place wherever the shop shows it. Orders, reviews and earlier versions of
          pages keep this one.
        </Trans>
      </p>
      <PictureDrop
        label={t`Choose another picture`}
        chooseButton={chooseButton}
        onFiles={([file]) => file && upload.queue.replace(file)}
      />
      <UploadList
        upload={upload}
        onCancelled={() => requestAnimationFrame(() => chooseButton.current?.focus())}
      />
    </section>
  );
}
