import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { shopperClient } from '../apollo/shopper-client.ts';
import { mockApi } from '../test/mock-api.ts';
import { AppRoot } from './app-root.tsx';
import { ErrorPage } from './error-page.tsx';
import { watchLoadFailures } from './load-failure.ts';

/** Opens a page that fails with this error. */
async function openFailing(error: Error): Promise<void> {
  mockApi({});
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fail = () => {
    throw error;
  };
  const router = createMemoryRouter([
    { path: '/', loader: fail, element: null, hydrateFallbackElement: null, errorElement: <ErrorPage /> },
  ]);
  const screen = await render(
    <AppRoot client={shopperClient} renderedAt={null}>
      <RouterProvider router={router} />
    </AppRoot>,
  );
  onTestFinished(() => screen.unmount());
}
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

test('a page whose code fails says so in plain words and offers next steps', async () => {
  await openFailing(new TypeError('a detail of the code'));
  await expect.element(heading('Something went wrong')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/error|detail of the code/i);
  await expect.element(page.getByRole('link', { name: 'Back to home page' })).toHaveAttribute('href', '/');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('an unreachable shop is not mistaken for a new version', async () => {
  watchLoadFailures();
  const missing = new TypeError('Failed to fetch dynamically imported module');
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: missing }));
  const healthChecks: unknown[] = [];
  const fetchAll = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (input !== '/health/live') return fetchAll(input, init);
    healthChecks.push(input);
    return Promise.resolve(new Response(null, { status: 502 }));
  });
  await openFailing(missing);
  await expect.element(heading('We can’t reach the shop')).toBeVisible();
  const before = healthChecks.length;
  expect(before).toBeGreaterThan(0);
  // A reload would be recorded here, so that the next failure causes none.
  expect(window.sessionStorage.getItem('reloaded-by')).toBeNull();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => healthChecks.length).toBe(before + 1);
  await expect.element(heading('We can’t reach the shop')).toBeVisible();
});
