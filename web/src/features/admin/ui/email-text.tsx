import styles from './email-text.module.css';

/**
 * An email address in a table: a long one wraps before the @ if that is enough, rather than in many places.
 */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span className={styles.email}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
