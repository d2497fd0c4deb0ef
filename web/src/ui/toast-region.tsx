import { Toast as BaseToast } from '@base-ui/react/toast';
import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { receiveToasts, type ToastNotice } from './toast-queue.ts';
import { Toast } from './toast.tsx';
import styles from './toast-region.module.css';

/** How long a notice stays, in ms (specification 9), not counting the time under the pointer or with the focus. */
const STAY = 9000;
const AT_ONCE = 3;

/**
 * Where notices appear, once per page, inside the router. Load it lazily: `showToast` keeps what comes before. F6 moves
 * the focus here, Esc closes the newest notice from anywhere. A header stays uncovered: mark what
 * holds its place in the page, whether it is fixed or not, with `data-toasts-below`.
 */
export function ToastRegion() {
  const [headerEnd, setHeaderEnd] = useState(0);
  return (
    <BaseToast.Provider timeout={STAY} limit={AT_ONCE}>
      <BaseToast.Portal>
        <BaseToast.Viewport
          className={styles.viewport}
          style={{ '--header-end': `${headerEnd}px` } as CSSProperties}
          aria-label="Notices"
        >
          <ToastList onMove={() => setHeaderEnd(endOfHeader())} />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  );
}

function ToastList({ onMove }: { onMove: () => void }) {
  const { toasts, add, close } = BaseToast.useToastManager<ToastNotice>();
  const { key } = useLocation();
  const hasToasts = toasts.length > 0;
  const move = useEffectEvent(onMove);

  const show = useEffectEvent((notice: ToastNotice) => {
    add({
      title: notice.title,
      type: notice.tone,
      priority: notice.tone === 'error' ? 'high' : 'low',
      description: notice.details?.map((detail) => (
        <span key={detail} className={styles.detail}>
          {detail}
        </span>
      )),
      data: notice,
    });
  });

  const closeNewest = useEffectEvent((event: KeyboardEvent) => {
    const newest = toasts[0];
    if (newest && event.key === 'Escape' && !event.defaultPrevented && !isModalOpen()) close(newest.id);
  });

  useEffect(() => receiveToasts(show), []);

  useEffect(() => {
    if (!hasToasts) return;
    const follow = () => move();
    follow();
    document.addEventListener('scroll', follow, { passive: true });
    return () => document.removeEventListener('scroll', follow);
  }, [hasToasts, key]);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => closeNewest(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return toasts.map((toast) => <Toast key={toast.id} toast={toast} onClose={() => close(toast.id)} />);
}

/* In px below the top of the screen: a bar that is not fixed yet stands lower. */
function endOfHeader(): number {
  return document.querySelector('[data-toasts-below]')?.getBoundingClientRect().bottom ?? 0;
}

/* Esc belongs to the window on top. Notices are dialogs as well, but not modal ones. */
function isModalOpen(): boolean {
  return document.querySelector('[role$="dialog"]:not([aria-modal="false"])') !== null;
}
