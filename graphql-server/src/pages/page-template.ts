import { type TaggedText, tagText } from '../http/send-tagged.ts';
import { escapeHtml } from '../shared/html.ts';
import type { PageContent } from './page-renderer.ts';
import type { PageFiles } from './built-assets.ts';

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"[^>]*>\s*/;
const SCRIPTS = /\s*<(script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;
const ICONS = /<link rel="(icon|apple-touch-icon)"[^>]*>\s*/g;
const ROOT = '<div id="root"></div>';

export interface PageParts {
  /** The page's head as HTML; replaces the title and description of the build. */
  head: string;
  /** Its files; last in the head, because the files common to all pages come first, and only once. */
  files: PageFiles;
  /** HTML that replaces the links to the icons of the build; null: they stay. */
  icons?: string | null;
  /** The rendered page; null: the browser renders it. */
  content: PageContent | null;
  /** HTML shown instead of the content. */
  fallback?: string;
}

/**
 * Splits the built page at its title, at the end of its head and at its root; the returned function fills it
 * in. The scripts of a rendered page are in a template, from which `bootstrap` (a path) loads them after the
 * first paint, so that hydration does not delay it. Without `bootstrap` they load immediately, as on pages
 * that are not rendered.
 * @throws Error when the page lacks one of the three
 */
export function readPageTemplate(html: string, bootstrap: string | null): (parts: PageParts) => string {
  const builtScripts = (html.match(SCRIPTS) ?? []).join('');
  const [start, afterTitle] = html.replace(DESCRIPTION, '').replaceAll(SCRIPTS, '').split(TITLE);
  const [headEnd, afterHead] = splitAt(afterTitle ?? '', '</head>');
  const [bodyStart, end] = splitAt(afterHead, ROOT);
  const builtIcons = (headEnd.match(ICONS) ?? []).join('');
  const otherHead = headEnd.replaceAll(ICONS, '');
  const isNew = (path: string) => !html.includes(`"${path}"`);
  return ({ head, files, icons = null, content, fallback = '' }) => {
    const scripts = builtScripts + renderPreloads(files.scripts.filter(isNew));
    return [
      ...[start, head, otherHead, icons ?? builtIcons, renderStyles(files.styles.filter(isNew))],
      content && bootstrap !== null ? renderDeferredScripts(scripts, bootstrap) : scripts,
      ...['</head>', bodyStart, content ? renderContent(content) : ROOT.replace('><', `>${fallback}<`), end],
    ].join('');
  };
}

/**
 * Fills in and tags each rendering once, however often it is sent: it belongs to one URL and so always has
 * the same head and files.
 */
export function rememberFilled(fill: (parts: PageParts) => string): (parts: PageParts) => TaggedText {
  const filled = new WeakMap<PageContent, TaggedText>();
  return (parts) => {
    const text = (parts.content && filled.get(parts.content)) ?? tagText(fill(parts));
    if (parts.content) filled.set(parts.content, text);
    return text;
  };
}

function splitAt(html: string, mark: string): [before: string, after: string] {
  const index = html.indexOf(mark);
  if (index < 0)
    throw new Error(`The built index.html has no <title> followed by ${mark}: nothing can be filled in.`);
  return [html.slice(0, index), html.slice(index + mark.length)];
}

/** The order of styles does not matter: index.html orders their layers. */
function renderStyles(urls: readonly string[]): string {
  return urls.map((href) => `\n    <link rel="stylesheet" crossorigin href="${escapeHtml(href)}">`).join('');
}

function renderPreloads(urls: readonly string[]): string {
  return urls
    .map((href) => `\n    <link rel="modulepreload" crossorigin href="${escapeHtml(href)}">`)
    .join('');
}

function renderDeferredScripts(scripts: string, bootstrap: string): string {
  return (
    `\n    <script type="module" crossorigin src="${escapeHtml(bootstrap)}"></script>` +
    `\n    <template id="page-scripts">${scripts}\n    </template>`
  );
}

/** The state is not an executable script: the content security policy allows no inline scripts. */
function renderContent({ html, state }: PageContent): string {
  return `<div id="root">${html}</div>\n    <script type="application/json" id="page-state">${state}</script>`;
}
