import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useAction } from '../../../../../apollo/use-action.ts';
import { AddressField } from '../../../../../forms/address-field.tsx';
import {
  type DeliveryAddressInput,
  type Order_orderFragment,
  UpdateOrderDeliveryAddressDocument,
} from '../../../../../gql/graphql.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { showToast } from '../../../../../ui/feedback/toast-queue.ts';
import { FormFailure } from '../../../../../ui/forms/form-error-summary.tsx';
import { RestoredDraft } from '../../../../../ui/forms/restored-draft.tsx';
import { Cluster } from '../../../../../ui/layout/cluster.tsx';
import { Grid } from '../../../../../ui/layout/grid.tsx';
import { useEditForm } from '../../../ui/form/use-edit-form.ts';
import { AddressFormFields } from './address-form-fields.tsx';

interface DeliveryAddressFormProps {
  order: Order_orderFragment;
  onClose: () => void;
}

/** The form's values for an order. */
export function deliveryValues({ deliveryAddress }: Order_orderFragment) {
  return {
    firstName: deliveryAddress?.firstName ?? '',
    lastName: deliveryAddress?.lastName ?? '',
    company: deliveryAddress?.company ?? '',
    streetAddress: deliveryAddress?.streetAddress ?? '',
    apartment: deliveryAddress?.apartment ?? '',
    city: deliveryAddress?.city ?? '',
    region: deliveryAddress?.region ?? '',
    postalCode: deliveryAddress?.postalCode ?? '',
    countryCode: deliveryAddress?.countryCode ?? '',
    phone: deliveryAddress?.phone ?? '',
  };
}

/** The API's input for the form's values. */
export function deliveryInput({
  countryCode,
  ...values
}: ReturnType<typeof deliveryValues>): DeliveryAddressInput {
  return { ...values, countryCode: countryCode || null };
}

/** The form of the delivery address. It takes the focus, because the button that opened it is gone. */
export function DeliveryAddressForm({ order, onClose }: DeliveryAddressFormProps) {
  const { id } = order;
  const { form, field, failure, draft, ...checked } = useEditForm({
    name: `delivery address ${id}`,
    defaultValues: () => deliveryValues(order),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('firstName'), [setFocus]);

  function leave(): void {
    draft.close();
    onClose();
  }

  const [update, isSaving] = useAction(UpdateOrderDeliveryAddressDocument, {
    result: (payload) => payload.order,
    failure: checked,
    onDone: () => {
      showToast({
        tone: 'success',
        title: t`Address changed`,
        details: [t`The customer is not notified by email.`],
      });
      leave();
    },
  });
  return (
    <form
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit((values) => update({ id, input: deliveryInput(values) }))(event)
      }
    >
      <RestoredDraft isShown={draft.isRestored} onDiscard={draft.discard} />
      <FormFailure message={failure} />
      <Grid columns="halves">
        <AddressFormFields field={field} country={form.watch('countryCode')} region={form.watch('region')} />
        <AddressField field={field} part="phone" label={t`Phone`} />
      </Grid>
      <Cluster gap={8}>
        <Button type="submit" size="sm" pending={isSaving}>
          <Trans>Save address</Trans>
        </Button>
        <Button size="sm" variant="quiet" onClick={leave}>
          <Trans>Cancel</Trans>
        </Button>
      </Cluster>
    </form>
  );
}
