import { expect, type Page, test as base } from '@playwright/test';

const HYDRATION_FAILED = /hydrat|React error #4(18|2[1-5])/i;

/**
 * Playwright's test for server-rendered pages: they are visible before they are interactive, so `goto` waits until React
 * has hydrated them. Fails on hydration mismatches.
 */
export const test = base.extend<{ showsNewOrders: boolean }>({
  // Otherwise notices of other tests' orders come up in the middle of a test.
  showsNewOrders: [false, { option: true }],
  page: async ({ page, javaScriptEnabled, showsNewOrders }, use) => {
    if (!showsNewOrders) await page.addInitScript(hideNewOrders);
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => {
      if (HYDRATION_FAILED.test(message)) complaints.push(`${page.url()}: ${message}`);
    });
    if (javaScriptEnabled !== false) for (const name of ['goto', 'reload'] as const) waitAfter(page, name);
    await use(page);
    expect(complaints).toEqual([]);
  },
});

function hideNewOrders(): void {
  try {
    localStorage.setItem('admin-order-notices', 'off');
  } catch {
    // A browser that keeps nothing.
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

/** Waits until a page that loaded by itself, such as after its own reload, is interactive. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** React marks the root and each element that it has hydrated. Pages of other sites have no root. */
function isHydrated(): boolean {
  const root = document.getElementById('root');
  if (!root) return true;
  const has = (element: Element, mark: string) => Object.keys(element).some((key) => key.startsWith(mark));
  const controls = [...root.querySelectorAll('a, button, input, select, textarea')];
  return has(root, '__reactContainer') && controls.every((control) => has(control, '__reactProps'));
}
