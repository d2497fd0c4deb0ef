import { type Browser, chromium } from '@playwright/test';

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

/** Times of events in a visit, in ms since its beginning. */
export interface SlowedVisit {
  /** First contentful paint. */
  contentMs: number;
  /** The page responds to input from now on, and to earlier input now. */
  usableMs: number;
}

/** A browser for `visitSlowed`. */
export function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
}

/** Visits a page for the first time, on a phone with an actually slow network and CPU. */
export async function visitSlowed(browser: Browser, url: string): Promise<SlowedVisit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    // The app notifies its early script when it hydrates (web/src/app/app-root.tsx).
    await page.addInitScript("document.addEventListener('page:hydrated', () => performance.mark('usable'))");
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
    return await page.evaluate(() => ({
      contentMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      usableMs: performance.getEntriesByName('usable')[0]?.startTime ?? Infinity,
    }));
  } finally {
    await context.close();
  }
}
