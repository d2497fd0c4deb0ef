import { newBrowserStorage } from '../../../lib/browser/guarded-storage.ts';

const KEY = 'admin-order-notices';
const storage = newBrowserStorage();

/** How a browser announces a new order: with a toast and a sound, with a toast, or not at all. */
export const orderNoticeKinds = ['sound', 'quiet', 'off'] as const;
export type OrderNotices = (typeof orderNoticeKinds)[number];

/** The setting of this browser; by default a toast with a sound. */
export function orderNotices(): OrderNotices {
  const stored = storage.getItem(KEY);
  return orderNoticeKinds.find((kind) => kind === stored) ?? 'sound';
}

/** Saves the setting for this browser. */
export function setOrderNotices(notices: OrderNotices): void {
  storage.setItem(KEY, notices);
}
