import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { pages, pagesIn } from '../navigation/pages.ts';
import { routes } from './routes.tsx';

it.each(pagesIn(pages).map((page) => [page.path, page] as const))('%s shows its page', (path, page) => {
  expect(matchRoutes(routes, path.replace(':id', 'some-id'))?.at(-1)?.route.handle).toBe(page);
});
