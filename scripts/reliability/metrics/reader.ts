import { type ChildProcess, spawn } from 'node:child_process';
import { assertPromise, type Metric } from '../metric.ts';
import { ShopProcess } from '../../shop-under-test/shop-process.ts';

/** The number of processes that use as much CPU time as they can get. */
const LOAD = 15;
const SEARCHES = 54;
/** Ends by itself after five minutes, in case nothing else ends it. */
const BUSY = 'for (const end = Date.now() + 300_000; Date.now() < end; );';

const words = ['gift', 'phone', 'red shirt', 'under 50', 'honey', 'mug', 'shoes', 'tent', 'gold'];
const SEARCH = `query ($text: String) { products(first: 12, filter: { text: $text }) { nodes { id title } totalCount } }`;

/** The shop's default limits, and its sample catalogue. */
const asDelivered = {
  SEED_CATALOGUE: '1',
  RATE_WORK_PER_NETWORK: '250',
  RATE_COST_PER_CALLER: '250000',
  MAX_EVENT_LOOP_DELAY: '500',
};

/** One client reads the whole sitemap and searches, one request at a time, on a busy machine. */
export const reader: Metric = {
  name: 'reader',
  hasOwnShop: true,
  needsPages: true,
  async run() {
    const shop = await ShopProcess.prepare(null, undefined, asDelivered);
    const load: ChildProcess[] = [];
    try {
      await shop.start();
      for (let index = 0; index < LOAD; index += 1)
        load.push(spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' }));
      const pages = [
        ...(await pagesOf(shop.url)),
        ...searches((text) => `/shop?q=${encodeURIComponent(text)}`),
      ];
      const times: number[] = [];
      for (const path of pages) times.push(await timeOf(path, () => readPage(shop.url + path)));
      for (const text of searches((word) => word))
        times.push(await timeOf(text, () => search(shop.url, text)));
      const slowest = (Math.max(...times) / 1000).toFixed(1);
      return `${pages.length - SEARCHES} pages of the sitemap and ${SEARCHES} searches by page and by API, one after the other beside a load of ${LOAD}: all answered, the slowest after ${slowest} s`;
    } finally {
      for (const child of load) child.kill('SIGKILL');
      await shop.remove();
    }
  },
};

function searches<Item>(of: (text: string) => Item): Item[] {
  // Pages are cached, so each search must be different.
  return Array.from({ length: SEARCHES }, (_, index) =>
    of(`${words[index % words.length]} ${Math.floor(index / words.length) || ''}`.trim()),
  );
}

async function pagesOf(url: string): Promise<string[]> {
  const response = await fetch(`${url}/sitemap.xml`);
  assertPromise(response.ok, `The sitemap was answered with ${response.status}`);
  const xml = await response.text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(String(loc)).pathname);
  assertPromise(paths.length > 80, `The sitemap has ${paths.length} pages`);
  return paths;
}

async function timeOf(what: string, answer: () => Promise<string | null>): Promise<number> {
  const began = performance.now();
  const problem = await answer();
  const took = performance.now() - began;
  assertPromise(problem === null, `${what} was answered after ${Math.round(took)} ms with ${problem}`);
  return took;
}

/** @returns a page's problem; null: none */
async function readPage(url: string): Promise<string | null> {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  const html = await response.text();
  if (response.status !== 200) return describe(response, html);
  return /<h1[ >]/.test(html.replaceAll(/<noscript>.*?<\/noscript>/gs, '')) ? null : 'a page without content';
}

async function search(url: string, text: string): Promise<string | null> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: SEARCH, variables: { text } }),
  });
  const body = await response.text();
  return response.status === 200 && !body.includes('"errors"') ? null : describe(response, body);
}

function describe({ status, headers }: Response, body: string): string {
  return `${status}, Retry-After ${headers.get('retry-after')}: ${body.replace(/^[^]*<body>/, '').slice(0, 200)}`;
}
