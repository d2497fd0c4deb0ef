import { beforeEach, describe, expect, test } from 'vitest';
import type { PageToDraw } from './draw-page.ts';
import { PageDrawer } from './page-drawer.ts';

const START = Date.parse('2026-01-01T12:00:00Z');

let now: number;
let price: number;
let drawn: string[];
let drawer: PageDrawer;

/** Shows the price, and its own time. */
async function draw({ address, drawnAt, run }: PageToDraw) {
  drawn.push(address);
  const answer = await run({ query: '{ price }', variables: {} });
  if (address === '/broken') throw new Error('There is a hole in the page');
  return { html: `<h1>${address}</h1>`, state: { drawnAt, price: answer.data?.['price'] } };
}

beforeEach(() => {
  now = START;
  price = 10;
  drawn = [];
  const run = async () => ({ data: { price } });
  drawer = new PageDrawer(draw, run, () => new Date(now));
});

describe('a page', () => {
  test('is drawn once while what it shows stays the same', async () => {
    const first = await drawer.page('/');
    now += 59_000;
    expect(await drawer.page('/')).toBe(first);
    expect(drawn).toEqual(['/']);
  });

  test('is drawn again as soon as an answer differs', async () => {
    await drawer.page('/');
    price = 12;
    expect((await drawer.page('/'))?.state).toContain('"price":12');
  });

  test('is drawn again after a minute, because it shows the time', async () => {
    await drawer.page('/');
    now += 61_000;
    expect((await drawer.page('/'))?.state).toContain(String(now));
  });

  test('is drawn once for all who ask at the same time', async () => {
    const [one, other] = await Promise.all([drawer.page('/'), drawer.page('/')]);
    expect(other).toBe(one);
    expect(drawn).toEqual(['/']);
  });

  test('that fails is not remembered', async () => {
    await expect(drawer.page('/broken')).rejects.toThrow('hole');
    await expect(drawer.page('/broken')).rejects.toThrow('hole');
    expect(drawn).toHaveLength(2);
  });
});

test('many pages at a time are not drawn: the rest is left to the browser', async () => {
  const pages = await Promise.all(Array.from({ length: 6 }, (_, index) => drawer.page(`/shop/${index}`)));
  expect(pages.filter((page) => page === null)).toHaveLength(2);
});

test('the page that nobody asked for in a long time is forgotten', async () => {
  await drawer.page('/first');
  await drawer.page('/second');
  for (let index = 0; index < 99; index += 1) {
    await drawer.page('/first');
    await drawer.page(`/shop/${index}`);
  }
  drawn = [];
  await drawer.page('/first');
  await drawer.page('/second');
  expect(drawn).toEqual(['/second']);
});

test('state can’t end the script that carries it', async () => {
  const hostile = async () => ({ html: '', state: { title: '</script><!--' } });
  const page = await new PageDrawer(
    hostile,
    async () => ({}),
    () => new Date(now),
  ).page('/');
  expect(page?.state).not.toContain('<');
  expect(JSON.parse(page?.state ?? '')).toEqual({ title: '</script><!--' });
});
