import { Link } from 'react-router-dom';
import { classNames } from '../../../ui/class-names.ts';
import { Picture, type PictureImage } from '../../../ui/media/picture.tsx';
import styles from './picture-tile.module.css';

interface PictureTileProps {
  name: string;
  /** The path that the whole tile leads to. */
  to: string;
  /** Null: none, and the name's initial instead. Undefined: not known yet. */
  picture: PictureImage | null | undefined;
  sizes: string;
  /** The level of the name, where it is a heading. */
  heading?: 'h2' | 'h3' | undefined;
  className?: string | undefined;
}

/** An item of a list: a square picture with a name beneath it, all of it a link. */
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
