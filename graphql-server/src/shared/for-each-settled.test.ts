import { expect, test } from 'vitest';
import { forEachSettled } from './for-each-settled.ts';

const numbers = [1, 2, 3, 4];

function failing(...which: number[]) {
  const done: number[] = [];
  const task = async (number: number) => {
    done.push(number);
    if (which.includes(number)) throw new Error(`no ${number}`);
  };
  return { done, task };
}

test('a failure does not stop the others, and is thrown', async () => {
  const { done, task } = failing(2);
  await expect(forEachSettled(numbers, task)).rejects.toThrow('no 2');
  expect(done).toEqual(numbers);
});

test('several failures are thrown together', async () => {
  const { task } = failing(1, 3);
  await expect(forEachSettled(numbers, task)).rejects.toThrow('2 of 4 failed');
});

test('a failure that affects all ends the loop', async () => {
  const { done, task } = failing(2);
  await expect(forEachSettled(numbers, task, () => true)).rejects.toThrow('no 2');
  expect(done).toEqual([1, 2]);
});
