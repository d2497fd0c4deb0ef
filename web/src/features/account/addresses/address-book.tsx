import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import MapPin from 'lucide-react/icons/map-pin';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { hasDraft } from '../../../forms/form-draft.ts';
import { useEditedInPlace } from '../../../forms/use-edited-in-place.ts';
import type { AddressBookQuery, Address_addressFragment } from '../../../gql/graphql.ts';
import { tabStorage } from '../../../lib/browser/guarded-storage.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import styles from './address-book.module.css';
import { AddressCard } from './address-card.tsx';
import { addressDraft, AddressForm } from './address-form.tsx';
import { addressValues, newAddressValues } from './address-values.ts';
import { DeleteAddressDialog } from './delete-address-dialog.tsx';

/** The server's limit per user. */
const MAX_COUNT = 20;
const ADD = 'address-add';

type Viewer = NonNullable<AddressBookQuery['viewer']>;

/**
 * The shopper's addresses. One at a time is edited in place of the list, starting with the one that has an
 * unsaved draft.
 */
export function AddressBook({ viewer }: { viewer: Viewer }) {
  const { addresses } = viewer;
  const { edited, edit, close } = useEditedInPlace(() => findUnsaved(viewer), ADD);
  const [addressToDelete, setAddressToDelete] = useState<Address_addressFragment | null>(null);

  if (edited !== null) {
    const address = edited === 'new' ? null : edited;
    return (
      <AddressForm
        userId={viewer.id}
        id={address?.id ?? null}
        values={address ? addressValues(address) : newAddressValues(viewer)}
        mayBecomeDefault={address ? !address.isDefault : addresses.length > 0}
        onSaved={(id) => close(buttonOf(id))}
        onCancel={() => close(address ? buttonOf(address.id) : ADD)}
      />
    );
  }

  const add = (
    <Button id={ADD} disabled={addresses.length >= MAX_COUNT} onClick={() => edit('new')}>
      <Plus size={20} aria-hidden="true" /> <Trans>Add address</Trans>
    </Button>
  );
  return (
    <>
      {addresses.length === 0 ? (
        <EmptyState title={t`No addresses yet`} icon={<MapPin size={28} aria-hidden="true" />} action={add}>
          <Trans>Save your delivery addresses and choose one at checkout.</Trans>
        </EmptyState>
      ) : (
        <>
          <div className={styles.bar}>
            <p className={styles.count}>
              {addresses.length < MAX_COUNT
                ? plural(addresses.length, { one: '# address', other: '# addresses' })
                : t`${MAX_COUNT} addresses, the maximum`}
            </p>
            {add}
          </div>
          <Grid as="ul" columns="halves" role="list">
            {addresses.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                onEdit={() => edit(address)}
                onDelete={() => setAddressToDelete(address)}
              />
            ))}
          </Grid>
        </>
      )}
      <DeleteAddressDialog
        address={addressToDelete}
        onClose={() => setAddressToDelete(null)}
        focusAfterwards={() => document.getElementById(ADD)}
      />
    </>
  );
}

/** The address with an unsaved draft, whose form opens again: 'new' for a new one, null for none. */
function findUnsaved({ id: userId, addresses }: Viewer): Address_addressFragment | 'new' | null {
  const isKept = (id: string | null) => hasDraft(tabStorage, addressDraft(userId, id));
  return addresses.find(({ id }) => isKept(id)) ?? (isKept(null) ? 'new' : null);
}

function buttonOf(id: string): string {
  return `address-${id}`;
}
