import { expect, test } from 'vitest';
import { unsentLines } from './unsent-lines.ts';

const tee = { id: 'tee', title: 'Tee', quantity: 3 };
const mug = { id: 'mug', title: 'Mug', quantity: 1 };
const order = (...parcels: [line: typeof tee, quantity: number][][]) => ({
  lines: [tee, mug],
  shipments: parcels.map((parcel) => ({ lines: parcel.map(([line, quantity]) => ({ line, quantity })) })),
});

test.each<[parcels: [line: typeof tee, quantity: number][][], left: [title: string, left: number][]]>([
  [
    [],
    [
      ['Tee', 3],
      ['Mug', 1],
    ],
  ],
  [
    [[[tee, 2]]],
    [
      ['Tee', 1],
      ['Mug', 1],
    ],
  ],
  [[[[tee, 2]], [[tee, 1]]], [['Mug', 1]]],
  [
    [
      [
        [tee, 3],
        [mug, 1],
      ],
    ],
    [],
  ],
])('after %j', (parcels, left) => {
  expect(unsentLines(order(...parcels)).map(({ line, left: rest }) => [line.title, rest])).toEqual(left);
});
