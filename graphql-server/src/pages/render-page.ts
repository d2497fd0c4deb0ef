import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RunOperation } from '../graphql/run-operation.ts';

/** What a page is rendered from. */
export interface PageToRender {
  /** Path and search. */
  path: string;
  /** Runs the page's operations. */
  run: RunOperation;
  /** The time that the page shows, in ms since the epoch. */
  renderedAt: number;
  /** Cancels the rendering. */
  signal: AbortSignal;
}

/** A page as a visitor sees it. */
export interface RenderedPage {
  html: string;
  /** What the browser needs to hydrate the page. */
  state: object;
}

/** Renders a page. @throws whatever error any part of it failed with */
export type RenderPage = (page: PageToRender) => Promise<RenderedPage>;

/** Loads the server entry of the built web application; null in a build without one. */
export async function loadRenderPage(directory: string): Promise<RenderPage | null> {
  const file = join(directory, '.server/entry-server.js');
  if (!existsSync(file)) return null;
  const { renderPage } = (await import(pathToFileURL(file).href)) as { renderPage: RenderPage };
  return renderPage;
}
