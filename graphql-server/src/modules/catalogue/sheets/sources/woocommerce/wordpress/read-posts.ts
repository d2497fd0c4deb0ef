import { Parser } from 'htmlparser2';
import { userError } from '../../../../../../errors.ts';
import { message } from '../../../../../../shared/messages/message.ts';
import { MAX_CHARACTERS, tooLarge } from '../../source-limits.ts';

/** A post of WordPress: its products, their variations and its pictures are posts. */
export interface Post {
  /** The line of the file in which it begins. No two posts have the same. */
  line: number;
  texts: Map<TextElement, string>;
  meta: Map<string, string>;
  terms: Term[];
}

/** A category, tag, value of an attribute or the like. */
export interface Term {
  taxonomy: string;
  slug: string;
  name: string;
}

const textElements = [
  ...(['title', 'content:encoded', 'excerpt:encoded', 'wp:post_id', 'wp:post_name', 'wp:post_type'] as const),
  ...(['wp:post_parent', 'wp:post_password', 'wp:status', 'wp:attachment_url'] as const),
] as const;
type TextElement = (typeof textElements)[number];

const isTextElement = (name: string): name is TextElement =>
  (textElements as readonly string[]).includes(name);

/** An export has five levels; the parser takes time by the square of their number. */
const MAX_DEPTH = 10;
const MAX_POSTS = 100_000;
/** A category takes memory also if it is empty. In characters, with which files are measured. */
const TERM_SIZE = 50;

/**
 * Reads the posts of some types in the file that WordPress exports, and of their metadata the entries with
 * some keys. The parser replaces XML's own entities only, and reads no other files.
 * @throws UserError INVALID_VALUE when the file is too large, no such file, or without its end
 */
export async function readPosts(
  text: AsyncIterable<string>,
  types: readonly string[],
  isRead: (metaKey: string) => boolean,
): Promise<Post[]> {
  const reader = new PostReader(types, isRead);
  for await (const part of text) reader.write(part);
  return reader.end();
}

class PostReader {
  private readonly posts: Post[] = [];
  private readonly parser: Parser;
  private readonly lines = new LineCounter();
  private depth = 0;
  private post: Post | null = null;
  /** The text of the innermost element. */
  private text = '';
  private term = { taxonomy: '', slug: '' };
  private metaKey = '';
  /** The characters of all posts, and of the current one. */
  private readonly size = { total: 0, ofPost: 0 };
  private isExport = false;
  private isComplete = false;

  constructor(
    private readonly types: readonly string[],
    private readonly isRead: (metaKey: string) => boolean,
  ) {
    this.parser = new Parser(
      {
        onopentag: (name, attributes) => this.open(name, attributes),
        ontext: (text) => this.addText(text),
        onclosetag: (name, isImplied) => this.close(name, isImplied),
      },
      { xmlMode: true },
    );
  }

  write(part: string): void {
    this.lines.begin(part);
    this.parser.write(part);
    // The parser waits for the end of a section or of a comment.
    if (this.lines.length - this.parser.endIndex > MAX_CHARACTERS) throw tooLarge('WordPress');
  }

  end(): Post[] {
    this.parser.end();
    if (!this.isExport) throw userError('INVALID_VALUE', message('sheet.markup'), ['1']);
    if (!this.isComplete) throw userError('INVALID_VALUE', message('wordPress.incomplete'));
    return this.posts;
  }

  private open(name: string, { domain = '', nicename = '' }: Record<string, string>): void {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw userError('INVALID_VALUE', message('sheet.markup'), ['1']);
    this.text = '';
    if (name === 'category') this.term = { taxonomy: domain, slug: nicename };
    if (name !== 'item') return;
    const line = Math.max(this.lines.lineAt(this.parser.startIndex), (this.posts.at(-1)?.line ?? 0) + 1);
    this.post = { line, texts: new Map(), meta: new Map(), terms: [] };
    this.size.ofPost = 0;
  }

  private addText(text: string): void {
    if (!this.post) return;
    this.text += text;
    this.assertFits(this.text.length);
  }

  private count(length: number): void {
    this.assertFits(length);
    this.size.ofPost += length;
  }

  private assertFits(length: number): void {
    if (this.size.total + this.size.ofPost + length > MAX_CHARACTERS) throw tooLarge('WordPress');
  }

  private close(name: string, isImplied: boolean): void {
    this.depth -= 1;
    if (name === 'wp:wxr_version') this.isExport = true;
    if (name === 'rss' && !isImplied) this.isComplete = true;
    if (this.post) this.closeIn(this.post, name, this.text.trim());
    this.text = '';
  }

  private closeIn(post: Post, name: string, text: string): void {
    if (name === 'item') this.endPost(post);
    else if (name === 'wp:meta_key') this.metaKey = text;
    else if (name === 'category') {
      this.count(this.term.taxonomy.length + this.term.slug.length + text.length + TERM_SIZE);
      post.terms.push({ ...this.term, name: text });
    } else if (name === 'wp:meta_value' && this.isRead(this.metaKey)) {
      this.count(this.metaKey.length + text.length);
      post.meta.set(this.metaKey, post.meta.get(this.metaKey) ?? text);
    } else if (isTextElement(name)) {
      this.count(text.length);
      post.texts.set(name, text);
    }
  }

  private endPost(post: Post): void {
    this.post = null;
    if (!this.types.includes(post.texts.get('wp:post_type') ?? '')) return;
    this.size.total += this.size.ofPost;
    this.posts.push(post);
    if (this.posts.length > MAX_POSTS) throw tooLarge('WordPress');
  }
}

/** Counts the lines of a text in parts. */
class LineCounter {
  /** The characters of all parts. */
  length = 0;
  private part = '';
  /** How much of the part is counted. */
  private place = 0;
  private line = 1;

  begin(part: string): void {
    this.count(this.part.length);
    this.part = part;
    this.place = 0;
    this.length += part.length;
  }

  /** The line at a place in the text, which comes after the earlier ones. */
  lineAt(index: number): number {
    this.count(index - (this.length - this.part.length));
    return this.line;
  }

  private count(end: number): void {
    for (;;) {
      const next = this.part.indexOf('\n', this.place);
      if (next === -1 || next >= end) return;
      this.line += 1;
      this.place = next + 1;
    }
  }
}
