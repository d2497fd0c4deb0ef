import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../test/a-session.ts';
import { FakeStorage } from '../test/fake-storage.ts';
import { SessionStore } from './session-store.ts';

let storage: FakeStorage;
let page: EventTarget;

beforeEach(() => {
  storage = new FakeStorage();
  page = new EventTarget();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});

function changeInOtherTab(key: string | null): void {
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

describe('SessionStore', () => {
  it('stores { token, user } under its key and restores it on load', () => {
    new SessionStore('user').start(aSession());

    expect(JSON.parse(storage.getItem('user') ?? '')).toEqual(aSession());
    expect(new SessionStore('user').read()).toEqual(aSession());
  });

  it('keeps shopper and admin separate', () => {
    new SessionStore('user').start(aSession());

    expect(new SessionStore('admin').read()).toBeNull();
  });

  it.each([
    '',
    'nonsense',
    '[]',
    '{"token":"t"}',
    '{"token":"","user":{"id":"1"}}',
    '{"token":"t","user":{}}',
  ])('ignores %j in storage', (text) => {
    storage.setItem('user', text);

    expect(new SessionStore('user').read()).toBeNull();
  });

  it('removes only its own key when it ends, with the reason', () => {
    storage.setItem('other', 'kept');
    const store = new SessionStore('user');
    store.start(aSession());

    store.end('expired');

    expect(store.read()).toBeNull();
    expect(store.endedBy).toBe('expired');
    expect(storage.getItem('user')).toBeNull();
    expect(storage.getItem('other')).toBe('kept');
  });

  it('ends once: the first reason stays, and listeners are called once', () => {
    const store = new SessionStore('user');
    store.start(aSession());
    const listener = vi.fn();
    store.subscribe(listener);

    store.end('expired');
    store.end('logout');

    expect(store.endedBy).toBe('expired');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('clears the reason when a new session starts', () => {
    const store = new SessionStore('user');
    store.start(aSession());
    store.end('logout');

    store.start(aSession('token-2'));

    expect(store.endedBy).toBeNull();
  });

  it('replaces the user and keeps the token', () => {
    const store = new SessionStore('user');
    store.start(aSession('token-1'));

    store.updateUser(aSession('other', { firstName: 'Bea' }).user);

    expect(store.read()).toEqual(aSession('token-1', { firstName: 'Bea' }));
    expect(new SessionStore('user').read()?.user.firstName).toBe('Bea');
  });

  it('follows a login and a logout in another tab', () => {
    const store = new SessionStore('user');
    const listener = vi.fn();
    store.subscribe(listener);

    storage.setItem('user', JSON.stringify(aSession()));
    changeInOtherTab('user');
    expect(store.read()).toEqual(aSession());

    storage.clear();
    changeInOtherTab(null);
    expect(store.read()).toBeNull();
    expect(store.endedBy).toBe('logout');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('reads changes made while its page was in the back/forward cache', () => {
    new SessionStore('user').start(aSession());
    const store = new SessionStore('user');
    const listener = vi.fn();
    store.subscribe(listener);

    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(listener).not.toHaveBeenCalled();
    storage.removeItem('user');
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(store.read()).toEqual(aSession());
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(store.read()).toBeNull();
    expect(store.endedBy).toBe('logout');
  });

  it('ignores changes to other keys in other tabs', () => {
    const store = new SessionStore('user');
    const listener = vi.fn();
    store.subscribe(listener);

    storage.setItem('user', JSON.stringify(aSession()));
    changeInOtherTab('admin');

    expect(listener).not.toHaveBeenCalled();
  });

  it('lasts as long as the page if storage is denied', () => {
    vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    const store = new SessionStore('user');

    store.start(aSession());

    expect(store.read()).toEqual(aSession());
  });
});
