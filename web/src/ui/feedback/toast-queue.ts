import type { PictureImage } from '../media/picture.tsx';

export interface ToastContent {
  title: string;
  /** 'error' is announced assertively, 'success' politely. */
  tone: 'success' | 'error';
  /** Additional lines, such as a quantity and the subtotal. */
  details?: string[];
  image?: PictureImage;
  link?: { label: string; to: string };
  /** Reverts what the toast reports; clicking it closes the toast. */
  undo?: () => void;
  /**
   * The subject, such as one product on the wishlist: the toast replaces an earlier one with the same
   * subject.
   */
  about?: string;
  /** Repeats the failed action; adds a Retry button. */
  retry?: () => void;
}

type Listener = (toast: ToastContent) => void;

const waiting: ToastContent[] = [];
let listener: Listener | null = null;

/**
 * Shows a toast, or queues it until the region has loaded. This module is tiny so that any code may import
 * it.
 */
export function showToast(toast: ToastContent): void {
  if (listener) listener(toast);
  else waiting.push(toast);
}

/** Passes all toasts, queued and new, to the page's one region; returns a function that unsubscribes. */
export function receiveToasts(receive: Listener): () => void {
  listener = receive;
  waiting.splice(0).forEach(receive);
  return () => {
    if (listener === receive) listener = null;
  };
}
