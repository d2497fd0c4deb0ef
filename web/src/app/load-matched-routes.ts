import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the lazy routes that match a path, so that a router created from them can render the page at once:
 * the server renders it in one pass, and the browser's first render must match.
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
