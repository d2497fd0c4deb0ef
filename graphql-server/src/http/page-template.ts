const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"[^>]*>\s*/;

/**
 * Parts the built page at its title. The function it returns puts a head there; the title and description that the
 * page was built with make room.
 * @throws Error when the page has no title
 */
export function readPageTemplate(html: string): (head: string) => string {
  const [before, after] = html.replace(DESCRIPTION, '').split(TITLE);
  if (before === undefined || after === undefined) {
    throw new Error(
      'The built index.html has no <title>, so there is no place for what the server knows of a page.',
    );
  }
  return (head) => before + head + after;
}
