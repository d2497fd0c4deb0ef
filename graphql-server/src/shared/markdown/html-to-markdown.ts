import { Parser } from 'htmlparser2';
import type {
  BlockContent,
  Blockquote,
  Heading,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Root,
  TableRow,
} from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';

/** Text as Markdown, and whether pictures, videos or the like were left out. */
export interface ConvertedHtml {
  markdown: string;
  hasMedia: boolean;
}

/** Text with the same marks, or a line break. */
type Run = TextRun | 'break';

/** Inner quotes and lists continue outer ones, because the serializer is recursive. */
const MAX_DEPTH = 8;
const SKIPPED = ['script', 'style', 'title', 'template', 'noscript', 'select', 'textarea', 'button'];
const MEDIA = ['img', 'video', 'audio', 'iframe', 'object', 'embed', 'svg'];
/** Elements within a sentence; any other one begins a new block. */
const INLINE =
  'abbr acronym bdi bdo big cite code data del dfn font ins kbd label mark q ruby s samp small span strike sub sup time tt u var wbr'.split(
    ' ',
  );
const CONTAINERS = ['blockquote', 'ul', 'ol', 'li'];
const LINK = /^(?:https?:\/\/|mailto:|tel:)[^\s<>]+$/i;

/**
 * Converts HTML that others wrote, in time linear in its length: the parser builds no tree, so that neither
 * deep nor wrong nesting costs more. Keeps paragraphs, headings, lists, quotes, tables, links, bold and
 * italics; of other elements only the text.
 */
export function htmlToMarkdown(html: string): ConvertedHtml {
  const builder = new MarkdownBuilder();
  const parser = new Parser({
    onopentag: (name, { href }) => builder.open(name, href),
    ontext: (text) => builder.addText(text),
    onclosetag: (name) => builder.close(name),
  });
  parser.end(html);
  return builder.finish();
}

class MarkdownBuilder {
  private readonly root: Root = { type: 'root', children: [] };
  /** Open quotes, lists and items, outermost first. */
  private readonly containers: (Root | Blockquote | List | ListItem)[] = [this.root];
  /** Whether each open element of a container became one; in tables, too deep or misplaced it does not. */
  private readonly nested: boolean[] = [];
  private runs: Run[] = [];
  private headingDepth: Heading['depth'] | null = null;
  private table: TableRow[] | null = null;
  private readonly links: (string | null)[] = [];
  private strong = 0;
  private emphasis = 0;
  private skipped = 0;
  private hasMedia = false;

  open(name: string, href: string | undefined): void {
    if (SKIPPED.includes(name)) this.skipped += 1;
    else if (MEDIA.includes(name)) this.hasMedia = true;
    else if (name === 'br') this.runs.push('break');
    else if (name === 'a') this.links.push(href !== undefined && LINK.test(href) ? href : null);
    else if (name === 'b' || name === 'strong') this.strong += 1;
    else if (name === 'i' || name === 'em') this.emphasis += 1;
    else if (!INLINE.includes(name)) this.openBlock(name);
  }

  close(name: string): void {
    if (SKIPPED.includes(name)) this.skipped -= 1;
    else if (MEDIA.includes(name) || name === 'br') return;
    else if (name === 'a') this.links.pop();
    else if (name === 'b' || name === 'strong') this.strong -= 1;
    else if (name === 'i' || name === 'em') this.emphasis -= 1;
    else if (!INLINE.includes(name)) this.closeBlock(name);
  }

  addText(text: string): void {
    if (this.skipped > 0) return;
    const href = this.links.at(-1) ?? null;
    this.runs.push({ text, href, strong: this.strong > 0, emphasis: this.emphasis > 0 });
  }

  finish(): ConvertedHtml {
    this.endText();
    this.endTable();
    const markdown = toMarkdown(this.root, {
      bullet: '-',
      rule: '-',
      extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
    });
    return { markdown: markdown.trim(), hasMedia: this.hasMedia };
  }

  private openBlock(name: string): void {
    if (this.table) return this.openInTable(name);
    this.endText();
    if (name === 'table') this.table = [];
    else if (/^h[1-6]$/.test(name)) this.headingDepth = Number(name[1]) as Heading['depth'];
    else if (name === 'hr') this.append({ type: 'thematicBreak' });
    else if (name === 'blockquote') this.nest({ type: 'blockquote', children: [] });
    else if (name === 'ul' || name === 'ol')
      this.nest({ type: 'list', ordered: name === 'ol', spread: false, children: [] });
    else if (name === 'li') this.nest({ type: 'listItem', spread: false, children: [] });
  }

  private closeBlock(name: string): void {
    const isNested = CONTAINERS.includes(name) && this.nested.pop() === true;
    if (this.table) {
      if (name === 'table') this.endTable();
      else if (name === 'td' || name === 'th') this.endCell();
      return;
    }
    this.endText();
    this.headingDepth = null;
    if (isNested) this.containers.pop();
  }

  private openInTable(name: string): void {
    if (CONTAINERS.includes(name)) this.nested.push(false);
    if (name === 'tr') this.table?.push({ type: 'tableRow', children: [] });
    else if (this.runs.length > 0) this.runs.push('break');
  }

  private endCell(): void {
    if (this.table?.length === 0) this.openInTable('tr');
    const children = phrasingOf(this.runs.map((run) => (run === 'break' ? space : run)));
    this.table?.at(-1)?.children.push({ type: 'tableCell', children });
    this.runs = [];
  }

  /** A table of one row or one column arranged blocks on the page. */
  private endTable(): void {
    if (!this.table) return;
    if (this.runs.length > 0) this.endCell();
    const rows = this.table.filter(({ children }) => children.some((cell) => cell.children.length > 0));
    this.table = null;
    if (rows.length > 1 && rows.some(({ children }) => children.length > 1)) {
      this.append({ type: 'table', children: rows });
    } else {
      for (const { children } of rows.flatMap((row) => row.children))
        if (children.length > 0) this.append({ type: 'paragraph', children });
    }
  }

  private nest(container: Blockquote | List | ListItem): void {
    const parent = this.containers.at(-1);
    const isMisplaced = container.type === 'listItem' && parent?.type !== 'list';
    const isNested = !isMisplaced && this.containers.length <= MAX_DEPTH;
    this.nested.push(isNested);
    if (!isNested) return;
    if (parent?.type === 'list' && container.type === 'listItem') parent.children.push(container);
    else if (container.type !== 'listItem') this.append(container);
    this.containers.push(container);
  }

  private append(block: BlockContent): void {
    const parent = this.containers.at(-1) ?? this.root;
    if (parent.type !== 'list') parent.children.push(block);
    else parent.children.push({ type: 'listItem', spread: false, children: [block] });
  }

  private endText(): void {
    const children = phrasingOf(this.runs);
    this.runs = [];
    if (children.length === 0) return;
    const block: Heading | Paragraph =
      this.headingDepth === null
        ? { type: 'paragraph', children }
        : { type: 'heading', depth: this.headingDepth, children };
    this.append(block);
  }
}

interface TextRun {
  text: string;
  href: string | null;
  strong: boolean;
  emphasis: boolean;
}

const space: TextRun = { text: ' ', href: null, strong: false, emphasis: false };

/** Text with single spaces, without those at its ends and line breaks, and with marks around words only. */
function phrasingOf(runs: readonly Run[]): PhrasingContent[] {
  const pieces: Run[] = [];
  const addSpace = () => {
    const last = pieces.at(-1);
    if (last !== undefined && last !== 'break' && last !== space) pieces.push(space);
  };
  for (const run of runs) {
    if (run === 'break') {
      if (pieces.at(-1) === space) pieces.pop();
      if (pieces.length > 0) pieces.push(run);
      continue;
    }
    const text = run.text.replaceAll(/\s+/g, ' ');
    const words = text.trim();
    if (text.startsWith(' ')) addSpace();
    if (words !== '') pieces.push({ ...run, text: words });
    if (text.endsWith(' ')) addSpace();
  }
  while (pieces.at(-1) === 'break' || pieces.at(-1) === space) pieces.pop();
  const between = pieces.map((piece, index) =>
    piece === space ? spaceBetween(pieces[index - 1], pieces[index + 1]) : piece,
  );
  return marked(between, ['href', 'strong', 'emphasis']);
}

/** A space has the marks that the words around it share. */
function spaceBetween(before: Run | undefined, after: Run | undefined): TextRun {
  if (typeof before !== 'object' || typeof after !== 'object') return space;
  return {
    text: ' ',
    href: before.href === after.href ? before.href : null,
    strong: before.strong && after.strong,
    emphasis: before.emphasis && after.emphasis,
  };
}

type Mark = 'href' | 'strong' | 'emphasis';

/** Wraps neighbors with the same mark together; the mark that more of them share is the outer one. */
function marked(runs: readonly Run[], marks: readonly Mark[]): PhrasingContent[] {
  const content: PhrasingContent[] = [];
  for (let start = 0; start < runs.length;) {
    const first = runs[start];
    const groups = marks.map((mark) => ({ mark, end: endOf(runs, start, mark) }));
    const { mark, end } = groups.reduce((longest, each) => (each.end > longest.end ? each : longest), {
      mark: null,
      end: start,
    } as { mark: Mark | null; end: number });
    if (first === undefined || first === 'break') content.push({ type: 'break' });
    else if (mark === null) content.push({ type: 'text', value: first.text });
    else {
      const inner = marks.filter((each) => each !== mark);
      const children = marked(runs.slice(start, end), inner);
      if (mark === 'href') content.push({ type: 'link', url: first.href ?? '', children });
      else content.push({ type: mark, children });
    }
    start = Math.max(end, start + 1);
  }
  return content;
}

/** Where the neighbors end that have the same mark as the first one; its own position if it has none. */
function endOf(runs: readonly Run[], start: number, mark: Mark): number {
  const valueOf = (run: Run | undefined) => (typeof run === 'object' ? run[mark] : null) || null;
  const value = valueOf(runs[start]);
  let end = start;
  while (value !== null && end < runs.length && valueOf(runs[end]) === value) end += 1;
  return end;
}
