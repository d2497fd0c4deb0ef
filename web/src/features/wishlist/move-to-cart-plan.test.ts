import { describe, expect, it } from 'vitest';
import { moveToCartPlan } from './move-to-cart-plan.ts';

const plain = { colours: [], sizes: [], inStock: true };
const lamp = { ...plain, id: 'lamp', title: 'Lamp' };
const mug = { ...plain, id: 'mug', title: 'Mug' };
const ball = { ...plain, id: 'ball', title: 'Ball', inStock: false };
const shirt = { ...plain, id: 'shirt', title: 'Shirt', sizes: ['M'] };
const ring = { ...plain, id: 'ring', title: 'Ring', colours: [{ name: 'Gold', hex: '#FFD700' }] };

describe('moveToCartPlan', () => {
  it('adds normal products that are in stock, and leaves the choices to the shopper', () => {
    expect(moveToCartPlan([lamp, shirt, ball, ring], new Set())).toEqual({
      additions: [lamp],
      present: [],
      undecided: [shirt, ring],
      soldOut: [ball],
    });
  });

  it('does not add a second one of what is in the cart', () => {
    expect(moveToCartPlan([lamp, mug], new Set(['lamp']))).toMatchObject({
      additions: [mug],
      present: [lamp],
    });
  });
});
