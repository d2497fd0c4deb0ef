import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useAction } from '../../../../apollo/use-action.ts';
import { useAppForm } from '../../../../forms/use-app-form.ts';
import { type Shipment_shipmentFragment, UpdateTrackingDocument } from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { FormFailure } from '../../../../ui/forms/form-error-summary.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { TrackingFields, type TrackingValues, useCarriers } from './tracking-fields.tsx';

interface TrackingFormProps {
  shipment: Shipment_shipmentFragment;
  onClose: () => void;
}

/** Edits a shipment's tracking details. It takes the focus, because the button that opened it is gone. */
export function TrackingForm({ shipment, onClose }: TrackingFormProps) {
  const checked = useAppForm<TrackingValues>({
    defaultValues: {
      carrier: shipment.carrier ?? '',
      trackingNumber: shipment.trackingNumber ?? '',
      trackingUrl: shipment.trackingUrl ?? '',
    },
  });
  const { form, field, failure } = checked;
  const { setFocus } = form;
  useEffect(() => setFocus('carrier'), [setFocus]);
  const [update, isSaving] = useAction(UpdateTrackingDocument, {
    result: (payload) => payload.order,
    failure: checked,
    onDone: () => {
      showToast({ tone: 'success', title: t`Tracking changed` });
      onClose();
    },
  });
  const carriers = useCarriers();
  const submit = form.handleSubmit((values) => update({ id: shipment.id, input: carriers.toInput(values) }));
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormFailure message={failure} />
      <TrackingFields
        formId={shipment.id}
        fields={{
          carrier: field('carrier'),
          trackingNumber: field('trackingNumber'),
          trackingUrl: field('trackingUrl'),
        }}
        carriers={carriers}
        carrier={form.watch('carrier')}
      />
      <Cluster gap={8}>
        <Button type="submit" size="sm" pending={isSaving}>
          <Trans>Save</Trans>
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </Cluster>
    </form>
  );
}
