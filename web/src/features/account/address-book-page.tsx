import { PageHeading } from '../../ui/page-heading.tsx';
import styles from './account-page.module.css';
import { AddressForm } from './address-form.tsx';
import { ViewerLoader } from './viewer-loader.tsx';

/** Where the shopper's orders go: the address of the profile. */
export function AddressBookPage() {
  return (
    <div className={styles.card}>
      <PageHeading className={styles.heading}>Address Book</PageHeading>
      <ViewerLoader>{(user) => <AddressForm key={user.id} user={user} />}</ViewerLoader>
    </div>
  );
}
