import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Page } from '../navigation/pages.ts';

/** Loads a component once it is shown; each import is a chunk of its own. */
export function lazyComponent<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  return async () => ({ Component: (await load())[name] });
}

/** The route of a page, which shows the component with this name. */
export function route<Name extends string>(
  page: Page,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): RouteObject {
  return { path: page.path, handle: page, lazy: lazyComponent(load, name) };
}
