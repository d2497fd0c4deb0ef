import styles from './email-link.module.css';

/** A mailto link. */
export function EmailLink({ email }: { email: string }) {
  return (
    <a className={styles.link} href={`mailto:${email}`}>
      {email}
    </a>
  );
}
