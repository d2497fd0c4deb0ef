import { beforeEach, describe, expect, test } from 'vitest';
import { FakeStorage } from '../../../test/fake-storage.ts';
import { type DraftOwner, editsOf, keepProductDraft, readProductDraft } from './product-draft.ts';
import { emptyValues } from './product-values.ts';

const lamp: DraftOwner = { userId: 'ada', productId: 'lamp' };
const fresh: DraftOwner = { userId: 'ada', productId: null };
const product = { ...emptyValues, title: 'Lamp', stock: '12', colours: [{ name: 'Red', hex: '#ff0000' }] };

let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage();
});

test('only what was edited is an edit', () => {
  expect(editsOf(product, { ...product, title: 'Lamp of brass', colours: [] })).toEqual({
    title: 'Lamp of brass',
    colours: [],
  });
  expect(editsOf(product, { ...product, colours: [{ name: 'Red', hex: '#ff0000' }] })).toEqual({});
});

describe('the draft of a product', () => {
  test('is there again, each product with its own', () => {
    keepProductDraft(storage, lamp, { title: 'Lamp of brass' });
    keepProductDraft(storage, fresh, { colours: [{ name: 'Red', hex: '#ff0000' }], isNew: true });
    expect(readProductDraft(storage, lamp)).toEqual({ title: 'Lamp of brass' });
    expect(readProductDraft(storage, fresh)).toEqual({
      colours: [{ name: 'Red', hex: '#ff0000' }],
      isNew: true,
    });
  });

  test('is forgotten when nothing is edited any more, and the others stay', () => {
    keepProductDraft(storage, lamp, { title: 'Lamp of brass' });
    keepProductDraft(storage, fresh, { title: 'Kettle' });
    keepProductDraft(storage, lamp, {});
    expect(readProductDraft(storage, lamp)).toEqual({});
    expect(readProductDraft(storage, fresh)).toEqual({ title: 'Kettle' });
  });

  test('is not shown to another admin', () => {
    keepProductDraft(storage, lamp, { title: 'Lamp of brass' });
    expect(readProductDraft(storage, { ...lamp, userId: 'eve' })).toEqual({});
  });

  test.each([
    'nonsense',
    '[]',
    '{"userId":"ada"}',
    '{"userId":"ada","products":{"lamp":3}}',
    '{"userId":"ada","products":{"lamp":{"title":1,"colours":[{"name":"Red"}],"weight":"1 kg"}}}',
  ])('does not trust %s in the storage', (text) => {
    storage.setItem('product-drafts', text);
    expect(readProductDraft(storage, lamp)).toEqual({});
  });

  test('does without a storage', () => {
    const refuse = () => {
      throw new Error('Switched off');
    };
    const none = { getItem: refuse, setItem: refuse };
    expect(() => keepProductDraft(none, lamp, { title: 'Lamp of brass' })).not.toThrow();
    expect(readProductDraft(none, lamp)).toEqual({});
  });
});
