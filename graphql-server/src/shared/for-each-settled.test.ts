import { expect, test } from 'vitest';
import { forEachSettled } from './for-each-settled.ts';

const numbers = [1, 2, 3, 4];

function failing(...which: number[]) {
  const done: number[] = [];
  const work = async (number: number) => {
    done.push(number);
    if (which.includes(number)) throw new Error(`no ${number}`);
  };
  return { done, work };
}

test('a failure does not stop the others, and is thrown', async () => {
  const { done, work } = failing(2);
  await expect(forEachSettled(numbers, work)).rejects.toThrow('no 2');
  expect(done).toEqual(numbers);
});

test('several failures are thrown together', async () => {
  const { work } = failing(1, 3);
  await expect(forEachSettled(numbers, work)).rejects.toThrow('2 of 4 failed');
});

test('a failure that affects all ends the loop', async () => {
  const { done, work } = failing(2);
  await expect(forEachSettled(numbers, work, () => true)).rejects.toThrow('no 2');
  expect(done).toEqual([1, 2]);
});
