import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

/** Text that is read but not seen; `role="status"` makes it an announcement. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames('visually-hidden', className)} />;
}
