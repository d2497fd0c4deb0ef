import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage } from '../../test/fake-storage.ts';
import { GuardedStorage } from './guarded-storage.ts';

let browser: FakeStorage;
const blocked = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

beforeEach(() => {
  browser = new FakeStorage();
});

describe('GuardedStorage', () => {
  it('is the browser’s own where that works', () => {
    const storage = new GuardedStorage(() => browser);
    expect(storage.setItem('note', 'milk')).toBe(true);
    expect(browser.getItem('note')).toBe('milk');
    expect(new GuardedStorage(() => browser).getItem('note')).toBe('milk');
    storage.removeItem('note');
    expect(browser.getItem('note')).toBeNull();
    expect(storage.isKept).toBe(true);
    expect(browser.length).toBe(0);
  });

  it('stores values for this page if merely accessing the browser’s storage throws', () => {
    const storage = new GuardedStorage(blocked);
    expect(storage.getItem('note')).toBeNull();
    expect(storage.setItem('note', 'milk')).toBe(false);
    expect(storage.getItem('note')).toBe('milk');
    storage.removeItem('note');
    expect(storage.getItem('note')).toBeNull();
    expect(storage.isKept).toBe(false);
  });

  it('returns the latest value while the browser’s storage is full, and afterwards', () => {
    const storage = new GuardedStorage(() => browser);
    storage.setItem('note', 'milk');
    const full = vi.spyOn(browser, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    expect(storage.setItem('note', 'bread')).toBe(false);
    expect(storage.getItem('note')).toBe('bread');
    full.mockRestore();
    expect(storage.setItem('note', 'salt')).toBe(true);
    expect(storage.getItem('note')).toBe('salt');
    storage.removeItem('note');
    expect(storage.getItem('note')).toBeNull();
  });
});
