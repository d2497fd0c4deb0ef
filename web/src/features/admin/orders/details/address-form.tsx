import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useAction } from '../../../../apollo/use-action.ts';
import { AddressField } from '../../../../forms/address-field.tsx';
import { type Order_orderFragment, UpdateOrderAddressDocument } from '../../../../gql/graphql.ts';
import { AddressFormFrame, showAddressChanged } from './addresses/address-form-frame.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';

interface AddressFormProps {
  order: Order_orderFragment;
  onClose: () => void;
}

/** The form's values. For an order without an address, they come from its customer. */
function valuesOf({ billing, customer }: Order_orderFragment) {
  return {
    firstName: billing?.firstName ?? customer.fullName,
    lastName: billing?.lastName ?? '',
    company: billing?.company ?? '',
    streetAddress: billing?.streetAddress ?? '',
    apartment: billing?.apartment ?? '',
    city: billing?.city ?? '',
    region: billing?.region ?? '',
    postalCode: billing?.postalCode ?? '',
    countryCode: billing?.countryCode ?? '',
    phone: billing?.phone ?? customer.phone ?? '',
    email: billing?.email ?? customer.email,
  };
}

/** The form to change the billing address. It takes the focus, because the button that opened it is gone. */
export function AddressForm({ order, onClose }: AddressFormProps) {
  const { id } = order;
  const { form, field, failure, draft, ...checked } = useEditForm({
    name: `address ${id}`,
    defaultValues: () => valuesOf(order),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('firstName'), [setFocus]);

  function leave(): void {
    draft.close();
    onClose();
  }

  const [update, isSaving] = useAction(UpdateOrderAddressDocument, {
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
      onSubmit={form.handleSubmit(({ countryCode, ...input }) =>
        update({ id, input: { ...input, countryCode: countryCode || null } }),
      )}
    >
      <AddressField field={field} part="phone" label={t`Phone`} missing={t`Please enter a phone number`} />
      <AddressField field={field} part="email" label={t`Email`} missing={t`Please enter an email address`} />
    </AddressFormFrame>
  );
}
