import type { ElementHandle, Locator, Page } from '@playwright/test';

/** More than any page requires. */
const MAX_PRESSES = 200;

/** Presses Tab until an element has the focus, like a user without a mouse. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  let element: ElementHandle<Node> | null = null;
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    // Only once, and when the page has replaced it: a look-up by role takes as long as pressing the key.
    if (!(await element?.evaluate((node) => node.isConnected))) element = await target.elementHandle();
    if (await element?.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${String(target)}.`);
}
