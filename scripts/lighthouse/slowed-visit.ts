import { type Browser, chromium, type Page } from '@playwright/test';

/** 1.6 Mbit/s down and 0.75 up, in bytes per second, and 150 ms: what Lighthouse simulates, but real. */
const SLOW_LINE = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};
const CPU_SLOWDOWN = 4;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Times of events in visits, in ms. */
export interface SlowedVisit {
  /** First contentful paint. */
  contentMs: number;
  /** The answer to a touch of a heart, as soon as the visitor sees it: the login page. */
  answeredMs: number;
  /** From now on React answers on that page. */
  usableMs: number;
  /** From a touch of the menu's button, on a page that has loaded, to the next frame. */
  frameMs: number;
  /** From that touch to the open menu. */
  menuMs: number;
}

/** A browser for `visitSlowed`. */
export function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
}

/** Visits a page for the first time, on a phone with an actually slow network and CPU, in two ways. */
export async function visitSlowed(browser: Browser, url: string): Promise<SlowedVisit> {
  const hurried = await visit(browser, url, async (page) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const openedAt = await page.evaluate(() => performance.timeOrigin);
    const { contentMs } = await readTimes(page);
    await heartOf(page).tap();
    await page.getByRole('heading', { level: 1, name: /^Log in to/ }).waitFor();
    const answeredMs = (await page.evaluate(() => performance.timeOrigin + performance.now())) - openedAt;
    await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
    const { usableAt } = await readTimes(page);
    return { contentMs, answeredMs, usableMs: usableAt - openedAt };
  });
  const patient = await visit(browser, url, async (page) => {
    await page.waitForLoadState('networkidle');
    // In view, because scrolling to something else would start the application before the touch.
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    const now = await page.evaluate(() => performance.now());
    const touches = await page.evaluate<{ startTime: number; duration: number }[]>(
      'touches.filter(({ interactionId }) => interactionId > 0)',
    );
    return {
      frameMs: Math.max(...touches.map(({ duration }) => duration)),
      menuMs: now - Math.min(...touches.map(({ startTime }) => startTime)),
    };
  });
  return { ...hurried, ...patient };
}

async function visit<Result>(
  browser: Browser,
  url: string,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(WATCH);
    await page.goto(url, { waitUntil: 'commit' });
    return await act(page);
  } finally {
    await context.close();
  }
}

/** The app notifies its early script when it hydrates (web/src/app/app-root.tsx). */
const WATCH = `
  document.addEventListener('page:hydrated', () => performance.mark('usable'));
  globalThis.touches = [];
  new PerformanceObserver((list) => touches.push(...list.getEntries()))
    .observe({ type: 'event', durationThreshold: 16 });`;

const heartOf = (page: Page) => page.getByRole('button', { name: /^Add .*to wishlist/ }).first();

const readTimes = (page: Page) =>
  page.evaluate(() => ({
    contentMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    usableAt: performance.timeOrigin + (performance.getEntriesByName('usable')[0]?.startTime ?? Infinity),
  }));
