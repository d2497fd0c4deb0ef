import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { useAppForm } from '../../../forms/use-app-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FormFailure } from '../../../ui/forms/form-error-summary.tsx';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { noPicture, pictureAltRule, type PictureValues } from '../pictures/picture-values.ts';
import { SinglePictureField } from '../pictures/single-picture-field.tsx';
import { usePictureField } from '../pictures/use-picture-field.ts';

interface InsertPictureDialogProps {
  /** The text area, which receives the focus on close. */
  field: () => HTMLElement | null;
  onInsert: (markdown: string) => void;
  onClose: () => void;
}

/** Uploads or chooses a picture for a text in Markdown. */
export function InsertPictureDialog({ field: textArea, onInsert, onClose }: InsertPictureDialogProps) {
  const { form, field, fail, failure } = useAppForm<PictureValues>({ defaultValues: noPicture });
  const picture = usePictureField(form);

  const insert = form.handleSubmit(({ assetId, pictureUrl, pictureAlt }) => {
    if (picture.upload.isUploading) return fail(t`Please wait until the picture is uploaded.`);
    if (assetId === '') return fail(t`Please choose a picture.`);
    onInsert(`![${escapeMarkdown(pictureAlt.trim())}](${pictureUrl})`);
  });

  function submit(event: FormEvent): void {
    // The form around the text would be submitted, too.
    event.stopPropagation();
    void insert(event);
  }

  return (
    <Dialog open onOpenChange={onClose} title={t`Insert picture`} finalFocus={textArea}>
      <form noValidate onSubmit={submit}>
        <Stack gap={24}>
          <FormFailure message={failure} />
          <SinglePictureField
            {...picture}
            alt={{
              ...field('pictureAlt', {
                validate: (alt, values) => pictureAltRule({ ...values, pictureAlt: alt }),
              }),
              id: 'insertedPictureAlt',
            }}
          />
          <Cluster>
            <Button type="submit">
              <Trans>Insert</Trans>
            </Button>
            <Button variant="outline" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  );
}

/** The text with no sign that means something in Markdown. */
const escapeMarkdown = (text: string) => text.replaceAll(/[\\`*_[\]<>&!]/g, '\\$&');
