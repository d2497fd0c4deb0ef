import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useAction } from '../../../../../apollo/use-action.ts';
import { AddressField } from '../../../../../forms/address-field.tsx';
import {
  type DeliveryAddressInput,
  type Order_orderFragment,
  UpdateOrderDeliveryAddressDocument,
} from '../../../../../gql/graphql.ts';
import { AddressFormFrame, showAddressChanged } from './address-form-frame.tsx';
import { useEditForm } from '../../../ui/form/use-edit-form.ts';

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
      showAddressChanged();
      leave();
    },
  });
  return (
    <AddressFormFrame
      field={field}
      values={form.watch()}
      failure={failure}
      draft={draft}
      isSaving={isSaving}
      onLeave={leave}
      onSubmit={form.handleSubmit((values) => update({ id, input: deliveryInput(values) }))}
    >
      <AddressField field={field} part="phone" label={t`Phone`} />
    </AddressFormFrame>
  );
}
