import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { Button } from '../../../../../ui/actions/button.tsx';
import { showToast } from '../../../../../ui/feedback/toast-queue.ts';
import { FormFailure } from '../../../../../ui/forms/form-error-summary.tsx';
import { RestoredDraft } from '../../../../../ui/forms/restored-draft.tsx';
import { Cluster } from '../../../../../ui/layout/cluster.tsx';
import { Grid } from '../../../../../ui/layout/grid.tsx';
import { AddressFormFields } from './address-form-fields.tsx';

interface AddressFormFrameProps extends ComponentProps<typeof AddressFormFields> {
  failure: string | undefined;
  draft: { isRestored: boolean; discard: () => void };
  isSaving: boolean;
  onSubmit: (event: SyntheticEvent) => Promise<unknown>;
  onLeave: () => void;
  /** The fields after name and place. */
  children: ReactNode;
}

/** The form of an order's address. */
export function AddressFormFrame({
  field,
  values,
  failure,
  draft,
  isSaving,
  onSubmit,
  onLeave,
  children,
}: AddressFormFrameProps) {
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)}>
      <RestoredDraft isShown={draft.isRestored} onDiscard={draft.discard} />
      <FormFailure message={failure} />
      <Grid columns="halves">
        <AddressFormFields field={field} values={values} />
        {children}
      </Grid>
      <Cluster gap={8}>
        <Button type="submit" size="sm" pending={isSaving}>
          <Trans>Save address</Trans>
        </Button>
        <Button size="sm" variant="quiet" onClick={onLeave}>
          <Trans>Cancel</Trans>
        </Button>
      </Cluster>
    </form>
  );
}

/** Says that the address is saved. */
export function showAddressChanged(): void {
  showToast({
    tone: 'success',
    title: t`Address changed`,
    details: [t`The customer is not notified by email.`],
  });
}
