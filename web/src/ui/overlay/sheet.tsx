import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { t } from '@lingui/core/macro';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../actions/icon-button.tsx';
import styles from './sheet.module.css';

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  /** Stays visible below the scrolling content, for the button that finishes. */
  footer?: ReactNode;
  side?: 'left' | 'right' | 'full';
}

/**
 * A modal sheet from the side or over the whole screen: menus and filters on small screens. Import it lazily,
 * so that no page waits for it.
 */
export function Sheet({ open, onOpenChange, title, children, footer, side = 'left' }: SheetProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Popup className={classNames(styles.popup, styles[side])}>
          <div className={styles.head}>
            <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
            <IconButton label={t`Close`} onClick={() => onOpenChange(false)}>
              <X size={24} aria-hidden="true" />
            </IconButton>
          </div>
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
