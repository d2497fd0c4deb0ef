import type { RouteObject } from 'react-router-dom';
import type { ScreenGroup } from '../navigation/feature.ts';
import { isPage, type Page, type PageGroup } from '../navigation/page.ts';

export interface PageRoute extends Extract<RouteObject, { index?: false | undefined }> {
  handle: Page;
}

/** Creates the routes of a feature's screens, one per page. */
export function screenRoutes(pages: PageGroup, screens: ScreenGroup): PageRoute[] {
  return Object.entries(screens).flatMap(([name, screen]) => {
    const entry = pages[name];
    if (!entry) return [];
    if (typeof screen === 'function') {
      return isPage(entry) ? [{ path: entry.path, handle: entry, lazy: screen }] : [];
    }
    return isPage(entry) ? [] : screenRoutes(entry, screen);
  });
}
