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

test('visible parts hydrate in page order when the browser is idle', () => {
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

test('a part that asks again gets the same promise, which resolves', async () => {
  const turn = queue.turnOf('header', true);
  expect(queue.turnOf('header', true)).toBe(turn);
  idle.shift()?.();
  await turn;
});

describe('a part that is not visible', () => {
  test('waits until the visitor does something, without blocking others', () => {
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

  test('that is added later needs no second event', () => {
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

test('a released part no longer waits, and the others keep their order', async () => {
  const [sale, footer] = [queue.turnOf('sale', true), queue.turnOf('footer', false)];
  isItsTurn('reviews');
  for (const part of ['sale', 'footer', 'header']) queue.release(part);
  await Promise.all([sale, footer]);
  const parts = ['sale', 'footer', 'header', 'reviews'];
  expect(parts.map((part) => isItsTurn(part, false))).toEqual([true, true, true, false]);
  idle.shift()?.();
  expect(isItsTurn('reviews')).toBe(true);
});

test('leaving the page ends all waiting', async () => {
  const turns = [queue.turnOf('header', true), queue.turnOf('footer', false)];
  queue.open();
  for (const turn of turns) await turn;
  expect([isItsTurn('header'), isItsTurn('footer', false), isItsTurn('reviews')]).toEqual([true, true, true]);
});
