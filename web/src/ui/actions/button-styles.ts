import { classNames } from '../class-names.ts';
import styles from './button.module.css';

/** A button's purpose. One primary per view; promo is the green of the black promotion panel. */
export type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'danger' | 'promo';

/** 'md' is 48 px high, 'lg' 56 px, 'sm' 40 px (44 px on touch). */
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  block?: boolean;
}

/** The class names for a button's look. */
export function buttonClassName({ variant = 'primary', size = 'md', block = false }: ButtonLook): string {
  return classNames(styles.button, styles[variant], styles[size], block && styles.block);
}
