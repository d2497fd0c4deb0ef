import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths; the width defaults to the container's. */
  width?: string;
  height?: string;
  /** "270 / 250": instead of a height. */
  ratio?: string;
  round?: boolean;
  className?: string;
}

/** The shape of loading content, shown after 200 ms so that a fast response doesn't flash. */
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
