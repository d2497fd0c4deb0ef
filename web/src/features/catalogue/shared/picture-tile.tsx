import { Link } from 'react-router-dom';
import { classNames } from '../../../ui/class-names.ts';
import { Picture, type PictureImage } from '../../../ui/media/picture.tsx';
import styles from './picture-tile.module.css';

interface PictureTileProps {
  name: string;
  /** The target of the link. */
  to: string;
  /** Null if there is none; the tile then shows the name's initial. Undefined while loading. */
  picture: PictureImage | null | undefined;
  sizes: string;
  /** The heading level, if the name is a heading. */
  heading?: 'h2' | 'h3' | undefined;
  className?: string | undefined;
}

/** A list item that is a link as a whole: a square picture with a name below it. */
export function PictureTile({ name, to, picture, sizes, heading, className }: PictureTileProps) {
  const Name = heading ?? 'p';
  return (
    <li className={classNames(styles.tile, className)}>
      {picture ? (
        <Picture image={picture} alt="" className={styles.picture} sizes={sizes} />
      ) : (
        <span
          className={classNames(styles.initial, picture === undefined && styles.unknown)}
          aria-hidden="true"
        >
          {name.slice(0, 1)}
        </span>
      )}
      <Name className={styles.name}>
        <Link className={styles.link} to={to}>
          {name}
        </Link>
      </Name>
    </li>
  );
}
