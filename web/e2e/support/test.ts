import { expect, type Page, test as base } from '@playwright/test';
import { STOPPED_PAINTING } from '../../../scripts/test/stopped-painting.ts';

const HYDRATION_FAILED = /hydrat|React error #4(18|2[1-5])/i;

/**
 * Playwright's test for server-rendered pages: they are visible before they are interactive, so `goto` waits
 * until React has hydrated them. Fails on hydration mismatches.
 */
export const test = base.extend<{ showsNewOrders: boolean; awaitsHydration: boolean }>({
  // Otherwise toasts about other tests' orders appear in the middle of a test.
  showsNewOrders: [false, { option: true }],
  // Off in tests of pages that are not hydrated yet.
  awaitsHydration: [true, { option: true }],
  page: async ({ page, javaScriptEnabled, showsNewOrders, awaitsHydration }, use, testInfo) => {
    if (!showsNewOrders) await page.addInitScript(hideNewOrders);
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => {
      if (HYDRATION_FAILED.test(message)) complaints.push(`${page.url()}: ${message}`);
    });
    if (javaScriptEnabled !== false && awaitsHydration)
      for (const name of ['goto', 'reload'] as const) waitAfter(page, name);
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus && !page.isClosed() && !(await isPainted(page))) {
      throw new Error(STOPPED_PAINTING);
    }
    // Before the next test, Playwright clears the browser's cache of each open page.
    await page.close();
    expect(complaints).toEqual([]);
  },
});

const MAX_FRAME_WAIT_MS = 15_000;

/** Whether the page gets frames. It counts as painted if its script does not run, because nobody can say. */
function isPainted(page: Page): Promise<boolean> {
  return page
    .evaluate(
      (maxWait) =>
        new Promise<boolean>((resolve) => {
          requestAnimationFrame(() => resolve(true));
          setTimeout(() => resolve(false), maxWait);
        }),
      MAX_FRAME_WAIT_MS,
    )
    .catch(() => true);
}

function hideNewOrders(): void {
  try {
    localStorage.setItem('admin-order-notices', 'off');
  } catch {
    // A browser with blocked storage.
  }
}

function waitAfter(page: Page, name: 'goto' | 'reload'): void {
  const go = page[name].bind(page) as (...options: unknown[]) => ReturnType<Page['goto']>;
  page[name] = async (...options: unknown[]) => {
    const response = await go(...options);
    await waitForHydration(page);
    return response;
  };
}

/** Waits until a page that loaded by itself, for example after its own reload, is interactive. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/**
 * React marks the root and each hydrated element, but not the HTML of a merchant's text. Pages of other sites
 * have no root.
 */
function isHydrated(): boolean {
  // Invisible parts hydrate once the visitor interacts.
  document.dispatchEvent(new Event('wheel'));
  const root = document.getElementById('root');
  if (!root) return true;
  const markOf = (element: Element, mark: string) => Object.keys(element).find((key) => key.startsWith(mark));
  const isText = (control: Element): boolean => {
    const parent = control.parentElement;
    const mark = parent && markOf(parent, '__reactProps');
    if (!parent || !mark) return parent !== null && parent !== root && isText(parent);
    return Boolean(
      (Reflect.get(parent, mark) as { dangerouslySetInnerHTML?: unknown }).dangerouslySetInnerHTML,
    );
  };
  const controls = [...root.querySelectorAll('a, button, input, select, textarea')];
  return (
    markOf(root, '__reactContainer') !== undefined &&
    controls.every((control) => markOf(control, '__reactProps') !== undefined || isText(control))
  );
}
