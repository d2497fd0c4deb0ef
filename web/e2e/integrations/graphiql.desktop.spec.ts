import { expect } from '@playwright/test';
import { newAdminToken } from '../support/admin.ts';
import { expectNoViolations } from '../support/expect-accessible.ts';
import { test } from '../support/test.ts';

// The pages for integrators: GraphiQL and the REST calls. Both are our own, under the shop's content security
// policy.

// They are not rendered by React on the server, and React never controls Monaco's fields.
test.use({ awaitsHydration: false });

test('GraphiQL runs its first example by keyboard, and the others with a token, without errors in the console', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text().slice(0, 200));
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));

  await page.goto('/graphiql');
  const query = page.getByRole('region', { name: 'Operation Editor' });
  const result = page.getByRole('region', { name: 'Result Window' });
  await expect(query).toContainText('FirstQuery');
  await query.getByRole('textbox').focus();
  await page.keyboard.press('Control+Enter');
  await expect(result).toContainText('Wireless Gamepad');

  await test.step('an example opens in its own tab, and needs a token', async () => {
    await page.getByRole('button', { name: 'Show Examples' }).press('Enter');
    await page.getByRole('button', { name: /^The shop's orders/ }).press('Enter');
    await expect(query).toContainText('refundableAmount');
    const run = page.getByRole('button', { name: /^Execute query/ });
    // GraphiQL takes a moment to read the new tab's operation, and would run the previous one.
    await expect(page.getByRole('tab', { name: 'Orders' })).toBeVisible();
    await run.press('Enter');
    await expect(result).toContainText('UNAUTHENTICATED');
    await page.getByLabel('Token or key').fill(await newAdminToken(page.request));
    await run.press('Enter');
    await expect(result).toContainText('totalCount');
  });

  await test.step('the token is only in the tab', async () => {
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('eyJ');
    const other = await page.context().newPage();
    await other.goto('/graphiql');
    await expect(other.getByLabel('Token or key')).toHaveValue('');
    await other.close();
  });

  expect(faults).toEqual([]);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('the page of the REST calls is accessible, and fits a phone', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1, name: /^Shop REST API/ })).toBeVisible();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoViolations(page);
});
