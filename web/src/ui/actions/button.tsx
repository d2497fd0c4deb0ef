import type { ComponentProps, MouseEvent } from 'react';
import { buttonClassName, type ButtonLook } from './button-styles.ts';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** While an action is running: keeps the width, shows a spinner, ignores clicks. */
  pending?: boolean;
}

/** A push button. While pending it keeps the focus, which a disabled button would lose. */
export function Button({
  variant,
  size,
  block,
  pending = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Also blocks a submit by Enter: browsers dispatch that as a click on this button.
    if (pending) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      aria-disabled={pending || undefined}
      {...rest}
      type={type}
      className={classNames(buttonClassName({ variant, size, block }), className)}
      aria-busy={pending || undefined}
      onClick={handleClick}
    >
      <span className={styles.content}>{children}</span>
    </button>
  );
}
