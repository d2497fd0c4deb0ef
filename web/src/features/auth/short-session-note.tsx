import { newBrowserStorage } from '../../lib/guarded-storage.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import styles from './auth-form.module.css';

/** Warns that the session will be short in a browser without persistent storage; renders nothing in others. */
export function ShortSessionNote() {
  if (newBrowserStorage().isKept) return null;
  return (
    <Callout tone="warning" className={styles.note} title="Your browser keeps nothing for this shop">
      You can log in and order, but you are logged out as soon as this page is reloaded or left. Your cart
      stays with your account.
    </Callout>
  );
}
