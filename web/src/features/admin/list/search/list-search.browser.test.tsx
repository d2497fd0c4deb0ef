import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { ListSearch } from './list-search.tsx';

test('a link clicked before the search has started is followed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onSearch = vi.fn();
  const code = Promise.withResolvers<null>();
  const router = createMemoryRouter([
    { path: '/', element: <ListSearch label="Search" placeholder="Search" value="" onSearch={onSearch} /> },
    { path: '/product', loader: () => code.promise, element: <h1>Product</h1> },
  ]);
  const { unmount } = await render(<RouterProvider router={router} />);
  const field = page.getByRole('searchbox', { name: 'Search' });

  await field.fill('jar');
  vi.advanceTimersByTime(1000);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('jar');

  await field.fill('jar lid');
  void router.navigate('/product');
  await expect.poll(() => vi.getTimerCount()).toBe(0);
  await expect.element(field).toBeVisible();
  vi.advanceTimersByTime(1000);
  expect(onSearch).toHaveBeenCalledOnce();
  code.resolve(null);
  await expect.element(page.getByRole('heading', { name: 'Product' })).toBeVisible();
  await unmount();
});
