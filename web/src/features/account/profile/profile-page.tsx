import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import styles from '../account-page.module.css';
import { ProfileForm } from './profile-form.tsx';
import { ViewerLoader } from './viewer-loader.tsx';

/** The profile, to be edited (specification section 2: the account's index). */
export function ProfilePage() {
  return (
    <div className={styles.card}>
      <PageHeading className={styles.heading}>Edit Your Profile</PageHeading>
      <ViewerLoader>{(user) => <ProfileForm key={user.id} user={user} />}</ViewerLoader>
    </div>
  );
}
