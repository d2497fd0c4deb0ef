import { escapeHtml } from '../shared/html.ts';
import type { PageContent } from './page-renderer.ts';
import type { PageFiles } from './built-assets.ts';

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"[^>]*>\s*/;
const SCRIPTS = /\s*<(script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;
const ROOT = '<div id="root"></div>';

/** What the server adds to the built page. */
export interface PageParts {
  /** What is known of the page, as HTML; the title and description that it was built with make room. */
  head: string;
  /** What it is made of; last in the head, because what every page needs goes first, and once. */
  files: PageFiles;
  /** The page itself; null leaves it to the browser. */
  content: PageContent | null;
}

/**
 * Parts the built page at its title, at the end of its head and at its root; the function it returns fills it. A page that comes
 * drawn has its scripts in a template, from which `bootstrap` (a path) takes them once the page is seen: what brings it to life does
 * not hold up what it looks like. Without a starter they are loaded right away, as on pages that show nothing before.
 * @throws Error when the page lacks one of the three
 */
export function readPageTemplate(html: string, bootstrap: string | null): (parts: PageParts) => string {
  const builtScripts = (html.match(SCRIPTS) ?? []).join('');
  const [start, afterTitle] = html.replace(DESCRIPTION, '').replaceAll(SCRIPTS, '').split(TITLE);
  const [headEnd, afterHead] = splitAt(afterTitle ?? '', '</head>');
  const [bodyStart, end] = splitAt(afterHead, ROOT);
  const isNew = (path: string) => !html.includes(`"${path}"`);
  return ({ head, files, content }) => {
    const scripts = builtScripts + renderPreloads(files.scripts.filter(isNew));
    return [
      ...[start, head, headEnd, renderStyles(files.styles.filter(isNew))],
      content && bootstrap !== null ? renderDeferredScripts(scripts, bootstrap) : scripts,
      ...['</head>', bodyStart, content ? renderContent(content) : ROOT, end],
    ].join('');
  };
}

function splitAt(html: string, mark: string): [before: string, after: string] {
  const index = html.indexOf(mark);
  if (index < 0)
    throw new Error(`The built index.html has no <title> followed by ${mark}: nothing can be filled in.`);
  return [html.slice(0, index), html.slice(index + mark.length)];
}

/** The styles' order does not matter: index.html orders their layers. */
function renderStyles(addresses: readonly string[]): string {
  return addresses
    .map((href) => `\n    <link rel="stylesheet" crossorigin href="${escapeHtml(href)}">`)
    .join('');
}

function renderPreloads(addresses: readonly string[]): string {
  return addresses
    .map((href) => `\n    <link rel="modulepreload" crossorigin href="${escapeHtml(href)}">`)
    .join('');
}

function renderDeferredScripts(scripts: string, bootstrap: string): string {
  return (
    `\n    <script type="module" crossorigin src="${escapeHtml(bootstrap)}"></script>` +
    `\n    <template id="page-scripts">${scripts}\n    </template>`
  );
}

/** The state is no script that runs: the policy allows none within the page. */
function renderContent({ html, state }: PageContent): string {
  return `<div id="root">${html}</div>\n    <script type="application/json" id="page-state">${state}</script>`;
}
