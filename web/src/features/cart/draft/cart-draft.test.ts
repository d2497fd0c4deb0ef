import { describe, expect, it } from 'vitest';
import {
  applyDraft,
  type CartDraft,
  cartDraft,
  type CartDraftAction,
  hasSameLines,
  isChangedBeneath,
  unsavedEdits,
} from './cart-draft.ts';

const shirt = { id: 'shirt', quantity: 2 };
const watch = { id: 'watch', quantity: 1 };
const lines = [shirt, watch];
const emptyDraft: CartDraft = new Map();

function drafted(...actions: CartDraftAction[]): CartDraft {
  return actions.reduce(cartDraft, emptyDraft);
}

describe('the draft of a cart', () => {
  it('leaves the cart unchanged without edits', () => {
    const cart = applyDraft(lines, emptyDraft);
    expect(cart).toMatchObject({ isChanged: false });
    expect(cart.lines.map((line) => line.isRemoved)).toEqual([false, false]);
  });

  it('shows an edited quantity at once', () => {
    const cart = applyDraft(lines, drafted({ type: 'set', id: 'shirt', quantity: 5 }));
    expect(cart.lines[0]).toMatchObject({ quantity: 5 });
    expect(cart).toMatchObject({ isChanged: true });
  });

  it('has no change if a quantity is back at its old value', () => {
    const draft = drafted(
      { type: 'set', id: 'shirt', quantity: 3 },
      { type: 'set', id: 'shirt', quantity: 2 },
    );
    expect(applyDraft(lines, draft).isChanged).toBe(false);
  });

  it('keeps a removed line in place, so that it can be restored', () => {
    const cart = applyDraft(lines, drafted({ type: 'remove', id: 'shirt' }));
    expect(cart.lines.map(({ id, isRemoved }) => [id, isRemoved])).toEqual([
      ['shirt', true],
      ['watch', false],
    ]);
    expect(cart).toMatchObject({ isChanged: true });
  });

  it('undoes a removal', () => {
    const draft = drafted({ type: 'remove', id: 'shirt' }, { type: 'restore', id: 'shirt' });
    expect(applyDraft(lines, draft)).toMatchObject({ isChanged: false });
  });

  it('drops saved edits, and keeps those made meanwhile', () => {
    const saved = drafted({ type: 'set', id: 'watch', quantity: 9 }, { type: 'remove', id: 'shirt' });
    const draft = cartDraft(cartDraft(saved, { type: 'set', id: 'watch', quantity: 8 }), {
      type: 'saved',
      draft: saved,
    });
    expect([...draft]).toEqual([['watch', 8]]);
  });

  it('ignores edits of missing lines, and keeps lines added meanwhile', () => {
    const draft = drafted(
      { type: 'set', id: 'shirt', quantity: 4 },
      { type: 'set', id: 'watch', quantity: 3 },
    );
    const added = { id: 'lamp', quantity: 1 };
    const cart = applyDraft([watch, added], draft);
    expect(cart.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['watch', 3],
      ['lamp', 1],
    ]);
  });

  it('never mutates its input', () => {
    const before = drafted({ type: 'set', id: 'shirt', quantity: 3 });
    cartDraft(before, { type: 'remove', id: 'shirt' });
    expect(before.get('shirt')).toBe(3);
  });

  it('keeps only edits of existing lines with another quantity', () => {
    const draft = drafted(
      { type: 'set', id: 'shirt', quantity: 2 },
      { type: 'set', id: 'gone', quantity: 4 },
      { type: 'remove', id: 'watch' },
    );
    expect([...unsavedEdits(lines, draft)]).toEqual([['watch', 0]]);
  });
});

describe('comparing two versions of a cart', () => {
  const draft: CartDraft = new Map([
    ['shirt', 3],
    ['watch', 0],
  ]);

  it('finds other lines or quantities, in any order', () => {
    expect(hasSameLines(lines, [watch, shirt])).toBe(true);
    expect(hasSameLines(lines, [shirt])).toBe(false);
    expect(hasSameLines(lines, [shirt, { id: 'lid', quantity: 1 }])).toBe(false);
    expect(hasSameLines(lines, [shirt, { id: 'watch', quantity: 2 }])).toBe(false);
  });

  it('reports a change beneath the edits, unless the cart contains them', () => {
    expect(isChangedBeneath(lines, [...lines, { id: 'lid', quantity: 1 }], draft)).toBe(true);
    expect(isChangedBeneath(lines, [watch], draft)).toBe(true);
    expect(isChangedBeneath(lines, [{ id: 'shirt', quantity: 3 }], draft)).toBe(false);
    expect(isChangedBeneath(lines, [watch], emptyDraft)).toBe(false);
  });
});
