import { describe, expect, it } from 'vitest';
import { receiveToasts, showToast, type ToastContent } from './toast-queue.ts';

const toast = (title: string): ToastContent => ({ title, tone: 'success' });

describe('toast queue', () => {
  it('keeps notices until the region listens, and hands them over once and in order', () => {
    showToast(toast('first'));
    showToast(toast('second'));
    const seen: string[] = [];
    const stop = receiveToasts(({ title }) => seen.push(title));
    showToast(toast('third'));
    expect(seen).toEqual(['first', 'second', 'third']);
    stop();
  });

  it('waits again after the region has gone', () => {
    receiveToasts(() => undefined)();
    showToast(toast('later'));
    const seen: string[] = [];
    const stop = receiveToasts(({ title }) => seen.push(title));
    expect(seen).toEqual(['later']);
    stop();
  });

  it('stays with a region that came before the former one had gone', () => {
    const stopFormer = receiveToasts(() => undefined);
    const seen: string[] = [];
    const stop = receiveToasts(({ title }) => seen.push(title));
    stopFormer();
    showToast(toast('now'));
    expect(seen).toEqual(['now']);
    stop();
  });
});
