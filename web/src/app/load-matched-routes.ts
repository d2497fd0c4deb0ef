import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the code of the routes at a path and puts it in their place, so that a router made of them has the page at
 * once: the server draws it in one go, and the browser's first drawing has to be the same.
 */
export async function loadMatchedRoutes(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}
