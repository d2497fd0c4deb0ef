import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

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

/** Moves to an element with the Tab key, and presses a key there. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Replaces the text of a field. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Selects an option of a closed list by typing its name, once the list has it. */
export async function pick(page: Page, list: Locator, label: string): Promise<void> {
  await tabTo(page, list);
  await expect(list.getByRole('option', { name: label, exact: true })).toBeAttached();
  await page.keyboard.type(label);
  await expect(list.locator('option:checked')).toHaveText(label);
}
