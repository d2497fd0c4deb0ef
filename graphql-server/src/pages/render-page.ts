import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RunOperation } from '../graphql/run-operation.ts';

/** What a page is to be drawn from. */
export interface PageToRender {
  /** Path and search. */
  path: string;
  /** Answers what the page asks for. */
  run: RunOperation;
  /** The moment that the page shows, in ms since the epoch. */
  renderedAt: number;
  /** Given up when it says so. */
  signal: AbortSignal;
}

/** A page as a visitor sees it. */
export interface RenderedPage {
  html: string;
  /** What the browser needs to take the page over. */
  state: object;
}

/** Draws a page. @throws whatever went wrong with any part of it */
export type RenderPage = (page: PageToRender) => Promise<RenderedPage>;

/** Loads the part of the built web application that draws its pages; null in a build without it. */
export async function loadRenderPage(directory: string): Promise<RenderPage | null> {
  const file = join(directory, '.server/entry-server.js');
  if (!existsSync(file)) return null;
  const { renderPage } = (await import(pathToFileURL(file).href)) as { renderPage: RenderPage };
  return renderPage;
}
