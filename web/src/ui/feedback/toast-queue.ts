import type { PictureImage } from '../media/picture.tsx';

/** A notice to the person at the screen. */
export interface ToastContent {
  title: string;
  /** 'error' is announced at once, 'success' when there is a pause. */
  tone: 'success' | 'error';
  /** Further lines, such as a quantity and the subtotal. */
  details?: string[];
  image?: PictureImage;
  link?: { label: string; to: string };
  /** Takes back what the notice tells; pressing it closes the notice. */
  undo?: () => void;
  /** What it is about, such as one product on the wishlist: an earlier notice about the same is outdated, and goes. */
  about?: string;
  /** Does again what has failed; with it there is a button for that. */
  retry?: () => void;
}

type Listener = (toast: ToastContent) => void;

const waiting: ToastContent[] = [];
let listener: Listener | null = null;

/** Shows a notice, or keeps it until the region has been loaded: this module is tiny so that anything may call it. */
export function showToast(toast: ToastContent): void {
  if (listener) listener(toast);
  else waiting.push(toast);
}

/** Hands all notices, waiting and coming, to the one region of the page; call the answer to stop. */
export function receiveToasts(receive: Listener): () => void {
  listener = receive;
  waiting.splice(0).forEach(receive);
  return () => {
    if (listener === receive) listener = null;
  };
}
