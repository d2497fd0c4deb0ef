import { beforeEach, describe, expect, test } from 'vitest';
import { GraphQLError } from 'graphql';
import { WorkLimit, workRules } from '../http/limits/work-limit.ts';
import { PageRenderer } from './page-renderer.ts';
import type { PageToRender } from './web-bundle.ts';

const START = Date.parse('2026-01-01T12:00:00Z');

let now: number;
let price: number;
let rendered: string[];
let renderer: PageRenderer;
let isOverloaded: boolean;
/** The catalogue's version; null: uncertain. */
let version: string | null;

const described = { status: 200, head: '<title>Shop</title>' } as const;
const VISITOR = '198.51.100.1';
const ATTACKER = '203.0.113.1';
/** A larger work limit than any test needs. */
const plenty = workRules(1_000_000);

let queryCount: number;
/** How many of the next queries fail, as when the database does not respond in time. */
let failing: number;
const run = async () => {
  queryCount += 1;
  if (failing-- > 0) return { errors: [new GraphQLError('', { extensions: { code: 'UNAVAILABLE' } })] };
  return { data: { price } };
};
const rendererWith = (rules: typeof plenty) =>
  new PageRenderer(
    render,
    run,
    () => new Date(now),
    new WorkLimit(
      rules,
      () => isOverloaded,
      () => now,
      // Each rendering uses exactly what it is charged.
      () => rendered.length * 70,
    ),
    { current: () => version },
  );

/** Renders the price and the time of rendering. */
async function render({ url, renderedAt, run }: PageToRender) {
  rendered.push(url);
  const response = await run({ query: '{ price }', variables: {} });
  if (url === '/broken') throw new Error('There is a hole in the page');
  return { ...described, html: `<h1>${url}</h1>`, state: { renderedAt, price: response.data?.['price'] } };
}

beforeEach(() => {
  now = START;
  price = 10;
  rendered = [];
  isOverloaded = false;
  version = null;
  queryCount = 0;
  failing = 0;
  renderer = rendererWith(plenty);
});

describe('a page', () => {
  test('is rendered once while its content stays the same', async () => {
    const first = await renderer.page('/', VISITOR);
    now += 59_000;
    expect(await renderer.page('/', VISITOR)).toBe(first);
    expect(rendered).toEqual(['/']);
  });

  test('is rendered again as soon as a response differs', async () => {
    await renderer.page('/', VISITOR);
    price = 12;
    expect((await renderer.page('/', VISITOR)).state).toContain('"price":12');
  });

  test('runs no queries while the catalogue is known to be unchanged, and runs them again when it may have changed', async () => {
    version = 'one';
    await renderer.page('/', VISITOR);
    await renderer.page('/', VISITOR);
    expect(queryCount).toBe(1);
    version = 'two';
    await renderer.page('/', VISITOR);
    await renderer.page('/', VISITOR);
    expect(queryCount).toBe(2);
    version = null;
    await renderer.page('/', VISITOR);
    await renderer.page('/', VISITOR);
    expect(queryCount).toBe(4);
    expect(rendered).toEqual(['/']);
  });

  test('is rendered again after a change', async () => {
    version = 'one';
    await renderer.page('/', VISITOR);
    price = 12;
    expect((await renderer.page('/', VISITOR)).state).toContain('"price":10');
    version = 'two';
    expect((await renderer.page('/', VISITOR)).state).toContain('"price":12');
  });

  test('is rendered again after a minute, because it shows the time', async () => {
    await renderer.page('/', VISITOR);
    now += 61_000;
    expect((await renderer.page('/', VISITOR)).state).toContain(String(now));
  });

  test('is rendered once for simultaneous requests', async () => {
    const [one, other] = await Promise.all([renderer.page('/', VISITOR), renderer.page('/', VISITOR)]);
    expect(other).toBe(one);
    expect(rendered).toEqual(['/']);
  });

  test('that fails is not cached', async () => {
    await expect(renderer.page('/broken', VISITOR)).rejects.toThrow('hole');
    await expect(renderer.page('/broken', VISITOR)).rejects.toThrow('hole');
    expect(rendered).toHaveLength(2);
  });
});

test('a query that times out is retried once, and an old page is better than none', async () => {
  failing = 1;
  const first = await renderer.page('/', VISITOR);
  expect(first.state).toContain('"price":10');
  failing = 1;
  expect(await renderer.page('/', VISITOR)).toBe(first);
});

test('many pages at a time are rendered one after the other', async () => {
  const pages = await Promise.all(
    Array.from({ length: 6 }, (_, index) => renderer.page(`/shop/${index}`, VISITOR)),
  );
  expect(pages.map(({ html }) => html)).toEqual(pages.map((_, index) => `<h1>/shop/${index}</h1>`));
});

test('the least recently requested page is evicted', async () => {
  await renderer.page('/first', VISITOR);
  await renderer.page('/second', VISITOR);
  for (let index = 0; index < 99; index += 1) {
    await renderer.page('/first', VISITOR);
    await renderer.page(`/shop/${index}`, VISITOR);
  }
  rendered = [];
  await renderer.page('/first', VISITOR);
  await renderer.page('/second', VISITOR);
  expect(rendered).toEqual(['/second']);
});

test('state cannot close its script element', async () => {
  const hostile = async () => ({ ...described, html: '', state: { title: '</script><!--' } });
  const page = await new PageRenderer(
    hostile,
    async () => ({}),
    () => new Date(now),
    new WorkLimit(
      plenty,
      () => false,
      () => now,
    ),
    { current: () => version },
  ).page('/', VISITOR);
  expect(page.state).not.toContain('<');
  expect(JSON.parse(page.state)).toEqual({ title: '</script><!--' });
});

describe('without capacity for work', () => {
  /** Four renderings of 70 ms use up a burst of 1.5 s at 186 ms per second. */
  const little = { ...plenty, perNetwork: 186, total: 1000 };

  test('a network over its share is rejected, and others are not', async () => {
    renderer = rendererWith(little);
    for (const path of ['/a', '/b', '/c', '/d']) await renderer.page(path, ATTACKER);
    const waiting = renderer.page('/e', ATTACKER);
    await expect(renderer.page('/f', ATTACKER)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect((await renderer.page('/e', VISITOR)).html).toContain('/e');
    now += 10_000;
    expect((await waiting).html).toContain('/e');
  });

  test('cached pages are still sent, though they are due for rendering', async () => {
    renderer = rendererWith(little);
    const first = await renderer.page('/', ATTACKER);
    for (const path of ['/b', '/c', '/d']) await renderer.page(path, ATTACKER);
    price = 12;
    expect(await renderer.page('/', ATTACKER)).toBe(first);
    expect((await renderer.page('/', VISITOR)).state).toContain('"price":12');
  });

  test('an overloaded shop runs no queries, sends cached pages, and lets the rest wait', async () => {
    const first = await renderer.page('/', VISITOR);
    isOverloaded = true;
    queryCount = 0;
    price = 12;
    expect(await renderer.page('/', VISITOR)).toBe(first);
    now += 599_000;
    expect(await renderer.page('/', VISITOR)).toBe(first);
    expect(queryCount).toBe(0);
    const waiting = renderer.page('/shop', VISITOR);
    await expect(renderer.page('/other', VISITOR)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    isOverloaded = false;
    expect((await waiting).html).toContain('/shop');
  });

  test('an old page is better than none', async () => {
    const first = await renderer.page('/', VISITOR);
    isOverloaded = true;
    now += 3_600_000;
    expect(await renderer.page('/', VISITOR)).toBe(first);
  });
});

test('pages requested once do not evict those that are requested again', async () => {
  await renderer.page('/', VISITOR);
  await renderer.page('/', VISITOR);
  for (let index = 0; index < 200; index += 1) await renderer.page(`/shop?q=${index}`, ATTACKER);
  rendered = [];
  await renderer.page('/', VISITOR);
  expect(rendered).toEqual([]);
});
