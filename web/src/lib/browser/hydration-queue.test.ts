import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HydrationQueue } from './hydration-queue.ts';

let page: EventTarget;
let queue: HydrationQueue;
let idle: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  idle = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  page = new EventTarget();
  queue = new HydrationQueue(page);
});

const isItsTurn = (part: string, isSeen = true) => queue.turnOf(part, isSeen) === null;
const happens = (type: string) => {
  page.dispatchEvent(new Event(type));
  vi.runAllTimers();
};

test('each part that is seen has its turn when the browser is idle, in the order of the page', () => {
  const parts = ['header', 'hero', 'sale'];
  expect(parts.map((part) => isItsTurn(part))).toEqual([false, false, false]);
  idle.shift()?.();
  expect(parts.map((part) => isItsTurn(part))).toEqual([true, false, false]);
  idle.shift()?.();
  expect(parts.map((part) => isItsTurn(part))).toEqual([true, true, false]);
  expect(queue.isCaughtUp).toBe(false);
  idle.shift()?.();
  expect(queue.isCaughtUp).toBe(true);
  isItsTurn('later');
  expect(queue.isCaughtUp).toBe(true);
});

test('a part that asks again waits for the same turn, which comes', async () => {
  const turn = queue.turnOf('header', true);
  expect(queue.turnOf('header', true)).toBe(turn);
  idle.shift()?.();
  await turn;
});

describe('a part that is not seen', () => {
  test('has no turn while nobody does anything, and keeps no other from its own', () => {
    isItsTurn('footer', false);
    isItsTurn('header');
    idle.shift()?.();
    expect([isItsTurn('header'), isItsTurn('footer', false)]).toEqual([true, false]);
    expect(idle).toEqual([]);
  });

  test.each(['scroll', 'wheel', 'pointermove', 'pointerdown', 'keydown'])(
    'has its turn after the others once there is a %s',
    async (type) => {
      const turn = queue.turnOf('footer', false);
      isItsTurn('header');
      happens(type);
      idle.shift()?.();
      expect([isItsTurn('header'), isItsTurn('footer', false)]).toEqual([true, false]);
      idle.shift()?.();
      expect(isItsTurn('footer', false)).toBe(true);
      await turn;
    },
  );

  test('that comes up later needs no second sign', () => {
    happens('scroll');
    isItsTurn('reviews', false);
    idle.shift()?.();
    expect(isItsTurn('reviews', false)).toBe(true);
  });
});

test.each(['pointerdown', 'keydown', 'input', 'click'])(
  'what is touched by a %s does not wait, and what else waits goes on waiting',
  (type) => {
    const askedWhileTouched: boolean[] = [];
    isItsTurn('header');
    isItsTurn('footer', false);
    page.addEventListener(type, () => askedWhileTouched.push(isItsTurn('footer', false)));
    happens(type);
    expect(askedWhileTouched).toEqual([true]);
    expect(isItsTurn('header')).toBe(false);
  },
);

test('a part that is released no longer waits, and the others keep their turns', async () => {
  const [sale, footer] = [queue.turnOf('sale', true), queue.turnOf('footer', false)];
  isItsTurn('reviews');
  for (const part of ['sale', 'footer', 'header']) queue.release(part);
  await Promise.all([sale, footer]);
  const parts = ['sale', 'footer', 'header', 'reviews'];
  expect(parts.map((part) => isItsTurn(part, false))).toEqual([true, true, true, false]);
  idle.shift()?.();
  expect(isItsTurn('reviews')).toBe(true);
});

test('nothing waits any longer for a page that is left', async () => {
  const turns = [queue.turnOf('header', true), queue.turnOf('footer', false)];
  queue.open();
  for (const turn of turns) await turn;
  expect([isItsTurn('header'), isItsTurn('footer', false), isItsTurn('reviews')]).toEqual([true, true, true]);
});
