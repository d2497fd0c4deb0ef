import styles from './person-picture.module.css';

interface PersonPictureProps {
  name: string;
  /** Address of the picture; null when none was given. */
  url?: string | null;
}

/** A person's picture, else the first letter of the name. Decoration beside the name. */
export function PersonPicture({ name, url }: PersonPictureProps) {
  if (url) return <img className={styles.picture} src={url} alt="" width="40" height="40" loading="lazy" />;
  return (
    <span className={styles.picture} aria-hidden="true">
      {name.charAt(0).toUpperCase()}
    </span>
  );
}
