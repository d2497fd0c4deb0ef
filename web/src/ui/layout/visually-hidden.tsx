import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

/** Text for screen readers only; `role="status"` makes it a live region. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames('visually-hidden', className)} />;
}
