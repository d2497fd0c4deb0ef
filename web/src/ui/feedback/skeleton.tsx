import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths; the width is that of the container unless told. */
  width?: string;
  height?: string;
  /** "270 / 250": instead of a height. */
  ratio?: string;
  round?: boolean;
  className?: string;
}

/** The shape of something that is loading, shown after 200 ms so that a quick answer doesn't flash. */
export function Skeleton({ width, height, ratio, round = false, className }: SkeletonProps) {
  const size = { '--skeleton-width': width, '--skeleton-height': height, aspectRatio: ratio };
  return (
    <span
      className={classNames(styles.skeleton, round && styles.round, className)}
      style={size}
      aria-hidden="true"
    />
  );
}
