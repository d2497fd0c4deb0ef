import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { FieldRow } from './form/field-row.tsx';

interface LinkToCopyProps {
  name: string;
  label: string;
  /** What the link does, and who can use it. */
  hint: string;
  url: string;
}

/** A link in a field, with a button to copy it. */
export function LinkToCopy({ name, label, hint, url }: LinkToCopyProps) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ tone: 'success', title: t`Link copied` });
    } catch {
      // The field is next to the button and selects its text on focus.
      showToast({ tone: 'error', title: t`Not copied`, details: [t`Please copy it from the field.`] });
    }
  }

  return (
    <FieldRow
      actions={
        <Button variant="outline" aria-label={t`Copy link: ${label}`} onClick={() => void copy()}>
          <Trans>Copy link</Trans>
        </Button>
      }
    >
      <TextField
        name={name}
        label={label}
        hint={hint}
        optionalMark={false}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
    </FieldRow>
  );
}
