import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BuildError } from '../build/build-error.ts';
import { freePort } from '../process/free-port.ts';
import { packageCommand } from '../process/package-command.ts';
import { inProject } from '../process/project-root.ts';
import { runNode } from '../process/run-node.ts';
import { sizeOf } from './page-size.ts';

const folder = inProject('.cache/lighthouse/bare-page');

/** A page of any size with nothing but React, the router and Apollo. */
export interface BarePage {
  /** The URL of a page with as many elements and links as the page at another URL. */
  urlLike(url: string): Promise<string>;
  stop(): void;
}

interface Renderer {
  render(size: { elements: number; links: number }): Promise<{ html: string; state: object }>;
}

/**
 * Builds `web/bare-page/` and serves it on a free port.
 * @throws BuildError with the bundler's messages
 */
export async function serveBarePage(): Promise<BarePage> {
  await build('--outDir', join(folder, 'browser'));
  await build('--ssr', 'entry-server.tsx', '--outDir', join(folder, 'server'));
  const script = await readFile(join(folder, 'browser/main.js'));
  const renderer = (await import(pathToFileURL(join(folder, 'server/entry-server.js')).href)) as Renderer;

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bare-page');
    if (pathname === '/main.js') {
      response.setHeader('content-type', 'text/javascript').end(script);
      return;
    }
    const [elements, links] = ['elements', 'links'].map((name) => Number(searchParams.get(name)));
    response.setHeader('content-type', 'text/html; charset=utf-8');
    void renderer.render({ elements: elements ?? 0, links: links ?? 0 }).then(
      (page) => response.end(documentOf(page)),
      (error: unknown) => response.destroy(error as Error),
    );
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    stop: () => void server.close(),
    urlLike: async (url) => {
      const { elements, links } = sizeOf(await (await fetch(url)).text());
      return `http://127.0.0.1:${port}/?elements=${elements}&links=${links}`;
    },
  };
}

async function build(...options: string[]): Promise<void> {
  const { exitCode, output } = await runNode(
    [packageCommand('vite'), 'build', 'web/bare-page', '--logLevel', 'warn', ...options],
    { output: 'keep', environment: { NODE_ENV: 'production' } },
  );
  if (exitCode !== 0) throw new BuildError('The bare page does not build.', output);
}

/** The same order as in the shop's pages: visible content first, then scripts. */
function documentOf({ html, state }: Awaited<ReturnType<Renderer['render']>>): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <title>Bare page</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <script type="module" src="/main.js"></script>
  </head>
  <body>
    <div id="root">${html}</div>
    <script type="application/json" id="page-state">${JSON.stringify(state)}</script>
  </body>
</html>`;
}
