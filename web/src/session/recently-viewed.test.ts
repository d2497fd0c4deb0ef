import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage } from '../test/fake-storage.ts';
import { addRecentlyViewed, readRecentlyViewed } from './recently-viewed.ts';

const KEY = 'recently-viewed';

let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
});

describe('stored data may be anything', () => {
  it.each(['{"not', '{}', 'null', '"x"', '[1,null,{},"no id"]'])('%s', (text) => {
    storage.setItem(KEY, text);
    addRecentlyViewed('fig');
    expect(readRecentlyViewed()[0]).toBe('fig');
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual(readRecentlyViewed());
  });
});

it('keeps at most twelve, latest first', () => {
  for (let id = 1; id <= 40; id += 1) addRecentlyViewed(String(id));
  addRecentlyViewed('35');
  expect(readRecentlyViewed()).toEqual([
    '35',
    '40',
    '39',
    '38',
    '37',
    '36',
    '34',
    '33',
    '32',
    '31',
    '30',
    '29',
  ]);
});
