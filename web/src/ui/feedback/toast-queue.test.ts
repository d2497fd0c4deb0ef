import { describe, expect, it } from 'vitest';
import { receiveToasts, showToast, type ToastContent } from './toast-queue.ts';

const toast = (title: string): ToastContent => ({ title, tone: 'success' });

describe('toast queue', () => {
  it('queues toasts until the region listens, and passes them on once and in order', () => {
    showToast(toast('first'));
    showToast(toast('second'));
    const seen: string[] = [];
    const stop = receiveToasts(({ title }) => seen.push(title));
    showToast(toast('third'));
    expect(seen).toEqual(['first', 'second', 'third']);
    stop();
  });

  it('queues again after the region is unmounted', () => {
    receiveToasts(() => undefined)();
    showToast(toast('later'));
    const seen: string[] = [];
    const stop = receiveToasts(({ title }) => seen.push(title));
    expect(seen).toEqual(['later']);
    stop();
  });

  it('keeps a new region that was mounted before the old one was unmounted', () => {
    const stopFormer = receiveToasts(() => undefined);
    const seen: string[] = [];
    const stop = receiveToasts(({ title }) => seen.push(title));
    stopFormer();
    showToast(toast('now'));
    expect(seen).toEqual(['now']);
    stop();
  });
});
