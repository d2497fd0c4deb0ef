import type { PageContent } from './page-drawer.ts';

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"[^>]*>\s*/;
const ROOT = '<div id="root"></div>';

/** What the server adds to the built page, as HTML. */
export interface PageParts {
  /** What is known of the page; the title and description that it was built with make room. */
  head: string;
  /** What it is made of; last in the head, because what every page needs goes first. */
  files: string;
  /** The page itself; null leaves it to the browser. */
  content: PageContent | null;
}

/**
 * Parts the built page at its title, at the end of its head and at its root; the function it returns fills it.
 * @throws Error when the page lacks one of them
 */
export function readPageTemplate(html: string): (parts: PageParts) => string {
  const [start, afterTitle] = html.replace(DESCRIPTION, '').split(TITLE);
  const [headEnd, afterHead] = splitAt(afterTitle ?? '', '</head>');
  const [bodyStart, end] = splitAt(afterHead, ROOT);
  return ({ head, files, content }) =>
    [start, head, headEnd, files, '</head>', bodyStart, content ? renderContent(content) : ROOT, end].join(
      '',
    );
}

function splitAt(html: string, mark: string): [before: string, after: string] {
  const index = html.indexOf(mark);
  if (index < 0)
    throw new Error(`The built index.html has no <title> followed by ${mark}: nothing can be filled in.`);
  return [html.slice(0, index), html.slice(index + mark.length)];
}

/** The state is no script that runs: the policy allows none within the page. */
function renderContent({ html, state }: PageContent): string {
  return `<div id="root">${html}</div>\n    <script type="application/json" id="page-state">${state}</script>`;
}
