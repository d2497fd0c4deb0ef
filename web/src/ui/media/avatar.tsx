import { type CSSProperties, useState } from 'react';
import styles from './avatar.module.css';

interface AvatarProps {
  name: string;
  /** The picture's URL; null if there is none. */
  url?: string | null;
  /** In pixels. */
  size?: number;
}

/**
 * A user's picture, or the first letter of the name if there is none or it fails to load. Decorative, because
 * the name is beside it.
 */
export function Avatar({ name, url, size = 40 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const look = {
    className: styles.picture,
    style: { '--person-picture-size': `${size}px` } as CSSProperties,
  };
  if (url && url !== broken) {
    return (
      <img
        {...look}
        src={url}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        onError={() => setBroken(url)}
      />
    );
  }
  return (
    <span {...look} aria-hidden="true">
      {name.charAt(0).toUpperCase()}
    </span>
  );
}
