import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The accessible name and the tooltip. */
  label: string;
  /** An icon of 20 to 24 px. */
  children: ReactNode;
  /** 'floating' is for pictures, 'dark' for black backgrounds. */
  look?: 'plain' | 'soft' | 'floating' | 'dark';
}

/** A round 44 px button with only an icon; with `aria-pressed` the icon is filled when pressed. */
export function IconButton({
  label,
  look = 'plain',
  type = 'button',
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(styles.button, styles[look], className)}
    >
      {children}
    </button>
  );
}
