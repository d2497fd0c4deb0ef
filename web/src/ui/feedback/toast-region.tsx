import { Toast as BaseToast } from '@base-ui/react/toast';
import { t } from '@lingui/core/macro';
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isModalOpen } from './is-modal-open.ts';
import { receiveToasts, type ToastContent } from './toast-queue.ts';
import { Toast } from './toast.tsx';

/** How long a toast stays, in ms (specification 9); paused while it is hovered or focused. */
const DURATION_MS = 9000;
const AT_ONCE = 3;
/** In px: the maximum distance of a floating bar from the bottom edge. */
const FROM_EDGE = 24;

/**
 * The container of all toasts, once per page, inside the router: at the bottom, away from header and search.
 * Load it lazily: `showToast` queues earlier toasts. F6 moves the focus here, Esc closes the newest toast
 * from anywhere. Toasts do not cover the page's heading, a bottom bar with `data-toasts-above`, or a side
 * column with `data-toasts-beside`. They are on the left, or on the right of a page with
 * `data-toasts-at-end`.
 */
export function ToastRegion() {
  const viewport = useRef<HTMLDivElement>(null);
  const [keptFree, setKeptFree] = useState(0);
  const [left, setLeft] = useState(0);
  const [right, setRight] = useState(0);

  function place(): void {
    const toasts = viewport.current?.getBoundingClientRect() ?? new DOMRect();
    const bar = heightOfBar(toasts);
    setKeptFree(Math.max(bar, heightOfHeading(bar + toasts.height)));
    const columns = sideColumns();
    setLeft(widthOnTheLeft(columns));
    setRight(widthOnTheRight(columns));
  }

  return (
    <BaseToast.Provider timeout={DURATION_MS} limit={AT_ONCE}>
      <BaseToast.Portal>
        <BaseToast.Viewport
          ref={viewport}
          className="notices"
          style={
            {
              '--kept-free': `${keptFree}px`,
              '--column-left': `${left}px`,
              '--column-right': `${right}px`,
            } as CSSProperties
          }
          aria-label={t`Notices`}
        >
          <ToastList onMove={place} />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  );
}

function ToastList({ onMove }: { onMove: () => void }) {
  const { toasts, add, close } = BaseToast.useToastManager<ToastContent>();
  const { key } = useLocation();
  const end = useRef<HTMLSpanElement>(null);
  const hasToasts = toasts.length > 0;
  const move = useEffectEvent(onMove);

  const show = useEffectEvent((toast: ToastContent) => {
    const outdated = toasts.filter(({ data }) => toast.about !== undefined && data?.about === toast.about);
    outdated.forEach(({ id }) => close(id));
    add({
      title: toast.title,
      type: toast.tone,
      priority: toast.tone === 'error' ? 'high' : 'low',
      description: toast.details?.map((detail) => (
        <span key={detail} className="notice-detail">
          {detail}
        </span>
      )),
      data: toast,
    });
  });

  const closeNewest = useEffectEvent((event: KeyboardEvent) => {
    const newest = toasts[0];
    // Esc belongs to the topmost dialog.
    if (newest && event.key === 'Escape' && !event.defaultPrevented && !isModalOpen()) close(newest.id);
  });

  useEffect(() => receiveToasts(show), []);

  useEffect(() => {
    if (!hasToasts) return;
    const follow = () => move();
    follow();
    document.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      document.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [hasToasts, key]);

  // Focused elements scroll clear of the toasts (WCAG 2.4.11).
  useEffect(() => {
    const viewport = end.current?.parentElement;
    if (!hasToasts || !viewport) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      move();
      root.style.scrollPaddingBottom = `${window.innerHeight - viewport.getBoundingClientRect().top}px`;
    });
    observer.observe(viewport);
    // Late content pushes the heading down without a scroll event.
    observer.observe(document.body);
    return () => {
      observer.disconnect();
      root.style.scrollPaddingBottom = '';
    };
  }, [hasToasts]);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => closeNewest(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onClose={() => close(toast.id)} />
      ))}
      <span ref={end} hidden />
    </>
  );
}

/* The height that a bottom bar takes, in px, if it is close enough to the edge for toasts to cover it; 0
   for a sticky bar that is currently further up. */
function heightOfBar(toasts: DOMRect): number {
  const { innerHeight } = window;
  const heights = [...document.querySelectorAll('[data-toasts-above]')].map((bar) => {
    const { top, bottom, left, right } = bar.getBoundingClientRect();
    const isLow =
      top > innerHeight / 2 && top < innerHeight && bottom > innerHeight - toasts.height - FROM_EDGE;
    return isLow && left < toasts.right && right > toasts.left ? innerHeight - top : 0;
  });
  return Math.max(0, ...heights);
}

/* The height from the page's heading to the bottom of the screen, in px, if toasts this far above the
   edge would cover it. A heading in the upper half leaves no room above. */
function heightOfHeading(toasts: number): number {
  const { innerHeight } = window;
  const heading = document.querySelector('h1')?.getBoundingClientRect();
  if (!heading || heading.top < innerHeight / 2 || heading.top > innerHeight) return 0;
  return heading.bottom > innerHeight - toasts - FROM_EDGE ? innerHeight - heading.top : 0;
}

function sideColumns(): DOMRect[] {
  return [...document.querySelectorAll('[data-toasts-beside]')].map((column) =>
    column.getBoundingClientRect(),
  );
}

/* The width that a column on the left takes, in px; on narrow screens it is above the page, or missing. */
function widthOnTheLeft(columns: readonly DOMRect[]): number {
  const ends = columns.map(({ right, bottom }) =>
    right < window.innerWidth / 2 && bottom > window.innerHeight / 2 ? right : 0,
  );
  return Math.max(0, ...ends);
}

/* The same on the right, wherever it has scrolled to: a toast must not change its width meanwhile. */
function widthOnTheRight(columns: readonly DOMRect[]): number {
  const { clientWidth } = document.documentElement;
  const widths = columns.map(({ left }) => (left > clientWidth / 3 ? clientWidth - left : 0));
  return Math.max(0, ...widths);
}
