/** How long a notice stays, in ms, like a toast (specification 9). */
const DURATION_MS = 9000;

let last: HTMLElement | undefined;

/**
 * Shows one of the notices in the page's template (`head/early-notices.tsx`), which look like toasts. The
 * next press ends it, because the toast that follows would cover it.
 */
export function showNotice(name: string, details = ''): void {
  const notices = document.querySelector<HTMLTemplateElement>('#early-notices')?.content;
  const notice = notices?.querySelector(`[data-notice=${name}]`)?.cloneNode(true) as HTMLElement | undefined;
  if (!notice) return;
  notice.querySelector('.notice-details')?.append(details);
  const region = Object.assign(document.createElement('div'), { className: 'notices', role: 'status' });
  last?.remove();
  last = region;
  // Above a bar at the bottom edge.
  const bar = document.querySelector('[data-toasts-above]')?.getBoundingClientRect();
  if (bar && bar.top < innerHeight && bar.bottom >= innerHeight)
    region.style.setProperty('--kept-free', `${innerHeight - bar.top}px`);
  document.body.append(region);
  region.append(notice);
  const end = () => region.remove();
  setTimeout(end, DURATION_MS);
  // Afterwards, because the press may be on the notice's own link.
  addEventListener('click', () => setTimeout(end), { capture: true, once: true });
}
