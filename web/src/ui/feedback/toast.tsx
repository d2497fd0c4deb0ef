import { Toast as BaseToast, type ToastObject } from '@base-ui/react/toast';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { Thumbnail } from '../media/thumbnail.tsx';
import type { ToastContent } from './toast-queue.ts';
import styles from './toast.module.css';

interface ToastProps {
  toast: ToastObject<ToastContent>;
  onClose: () => void;
}

/** One toast: picture or icon, title, details, actions, and a close button. */
export function Toast({ toast, onClose }: ToastProps) {
  const content = toast.data;
  const isError = toast.type === 'error';
  const Icon = isError ? CircleAlert : CircleCheck;

  function retry(): void {
    onClose();
    content?.retry?.();
  }

  return (
    // Base UI announces an urgent toast in a separate alert and hides the visible one until it has the focus.
    // Because it contains buttons, it must not be hidden; it only must not be announced twice.
    <BaseToast.Root
      toast={toast}
      className={classNames('notice', styles.toast)}
      swipeDirection={['down', 'left']}
      aria-hidden={false}
      aria-live={isError ? 'off' : undefined}
    >
      <BaseToast.Content className="notice-content">
        {content?.image ? (
          <Thumbnail image={content.image} size={64} />
        ) : (
          <Icon className="notice-icon" size={20} aria-hidden="true" />
        )}
        <div className="notice-text">
          <BaseToast.Title className="notice-title" />
          <BaseToast.Description className="notice-details" render={<div />} />
          {content?.undo && (
            <button
              type="button"
              className="notice-link"
              onClick={() => {
                onClose();
                content.undo?.();
              }}
            >
              <Trans>Undo</Trans>
            </button>
          )}
          {content?.link && (
            <Link className="notice-link" to={content.link.to} onClick={onClose}>
              {content.link.label}
            </Link>
          )}
          {content?.retry && (
            <button type="button" className={classNames('notice-link', styles.retry)} onClick={retry}>
              <Trans>Retry</Trans>
            </button>
          )}
        </div>
        <IconButton className={styles.close} label={t`Dismiss`} onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </BaseToast.Content>
    </BaseToast.Root>
  );
}
