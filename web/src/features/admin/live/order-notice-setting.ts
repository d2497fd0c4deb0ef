import { newBrowserStorage } from '../../../lib/browser/guarded-storage.ts';

const KEY = 'admin-order-notices';
const storage = newBrowserStorage();

/**
 * What a browser does when an order comes in: shows a notice and plays a sound, shows a notice, or nothing.
 */
export const orderNoticeKinds = ['sound', 'quiet', 'off'] as const;
export type OrderNotices = (typeof orderNoticeKinds)[number];

/** What this browser does; until it is told otherwise, a notice with a sound. */
export function orderNotices(): OrderNotices {
  const stored = storage.getItem(KEY);
  return orderNoticeKinds.find((kind) => kind === stored) ?? 'sound';
}

/** Decides for this browser. */
export function setOrderNotices(notices: OrderNotices): void {
  storage.setItem(KEY, notices);
}
