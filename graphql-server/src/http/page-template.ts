const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"[^>]*>\s*/;

/**
 * Parts the built page at its title and at the end of its head. The function it returns puts what is known of a page
 * there; the title and description that the page was built with make room. Files come last: what every page needs
 * goes first.
 * @throws Error when the page has no title
 */
export function readPageTemplate(html: string): (head: string, files: string) => string {
  const [before, after] = html.replace(DESCRIPTION, '').split(TITLE);
  const end = after?.indexOf('</head>') ?? -1;
  if (before === undefined || after === undefined || end < 0) {
    throw new Error(
      'The built index.html has no <title>, so there is no place for what the server knows of a page.',
    );
  }
  return (head, files) => before + head + after.slice(0, end) + files + after.slice(end);
}
