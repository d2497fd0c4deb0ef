import { beforeEach, describe, expect, test } from 'vitest';
import { FakeStorage } from '../test/fake-storage.ts';
import { GuardedStorage } from '../lib/browser/guarded-storage.ts';
import { type DraftOwner, editsOf, clearDrafts, hasDraft, saveDraft, readDraft } from './form-draft.ts';

const lamp: DraftOwner = { space: 'admin', userId: 'ada', form: 'product lamp' };
const fresh: DraftOwner = { space: 'admin', userId: 'ada', form: 'product new' };
const product = { title: 'Lamp', isNew: false, colours: [{ name: 'Red', hex: '#ff0000' }] };

let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage();
});

test('only edited fields are edits', () => {
  expect(editsOf(product, { ...product, title: 'Lamp of brass', colours: [] })).toEqual({
    title: 'Lamp of brass',
    colours: [],
  });
  expect(editsOf(product, { ...product, colours: [{ name: 'Red', hex: '#ff0000' }] })).toEqual({});
});

describe('the draft of a form', () => {
  test('is restored, separately for each form', () => {
    saveDraft(storage, lamp, { title: 'Lamp of brass' });
    saveDraft(storage, fresh, { colours: [{ name: 'Red', hex: '#ff0000' }], isNew: true });
    expect(readDraft(storage, lamp, product)).toEqual({ title: 'Lamp of brass' });
    expect(readDraft(storage, fresh, product)).toEqual({
      colours: [{ name: 'Red', hex: '#ff0000' }],
      isNew: true,
    });
  });

  test('is removed when nothing is edited any more, and others stay', () => {
    saveDraft(storage, lamp, { title: 'Lamp of brass' });
    saveDraft(storage, fresh, { title: 'Kettle' });
    saveDraft(storage, lamp, {});
    expect(readDraft(storage, lamp, product)).toEqual({});
    expect(readDraft(storage, fresh, product)).toEqual({ title: 'Kettle' });
  });

  test('is not shown to another user', () => {
    saveDraft(storage, lamp, { title: 'Lamp of brass' });
    expect(readDraft(storage, { ...lamp, userId: 'eve' }, product)).toEqual({});
  });

  test('belongs to a shopper or an admin, and a logout removes only their own', () => {
    const profile: DraftOwner = { space: 'shopper', userId: 'eve', form: 'profile' };
    saveDraft(storage, lamp, { title: 'Lamp of brass' });
    saveDraft(storage, profile, { title: 'Dr' });
    expect([hasDraft(storage, lamp), hasDraft(storage, profile)]).toEqual([true, true]);
    clearDrafts(storage, 'shopper');
    expect([hasDraft(storage, lamp), hasDraft(storage, profile)]).toEqual([true, false]);
  });

  test.each([
    'nonsense',
    '[]',
    '{"userId":"ada"}',
    '{"userId":"ada","forms":{"product lamp":3}}',
    '{"userId":"ada","forms":{"product lamp":{"title":1,"colours":[{"name":"Red"}],"weight":"1 kg"}}}',
  ])('ignores %s in the storage', (text) => {
    storage.setItem('admin-drafts', text);
    expect(readDraft(storage, lamp, product)).toEqual({});
  });

  test('works without storage', () => {
    const reject = () => {
      throw new Error('Switched off');
    };
    const none = new GuardedStorage(reject);
    expect(() => saveDraft(none, lamp, { title: 'Lamp of brass' })).not.toThrow();
    expect(() => clearDrafts(none, 'admin')).not.toThrow();
    expect(readDraft(none, lamp, product)).toEqual({});
  });
});
