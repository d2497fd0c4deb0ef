import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import { createLoader } from '../../../shared/create-loader.ts';
import {
  type Connection,
  momentOf,
  type PageRequest,
  rowsToRead,
  toConnection,
} from '../../../shared/paging/connection.ts';
import { normalisedTag } from '../../../shared/tag-rules.ts';
import type { ContentDatabase } from '../content.tables.ts';
import type { PageContent } from '../pages/page.entity.ts';
import { type Post, type PostLink, toPost } from './post.ts';

/** The posts beside one; null where there is none. */
export interface Neighbours {
  previous: PostLink | null;
  next: PostLink | null;
}

const alone: Neighbours = { previous: null, next: null };

/** The blog as shoppers see it. */
export class BlogService {
  private readonly neighbours = createLoader<Neighbours>((ids) => this.findNeighbours(ids), alone);

  constructor(
    private readonly em: EntityManager,
    /** Without a blog, nobody sees a post. */
    readonly isOn: boolean,
  ) {}

  /** A page of the published posts, the newest first, in one statement. */
  async list(tag: string | null, page: PageRequest): Promise<Connection<Post>> {
    const { after } = page;
    let query = this.select(tag).orderBy('posted_at', 'desc').orderBy('id', 'desc').limit(rowsToRead(page));
    if (after) {
      const key = sql`${momentOf(after)}::timestamptz`;
      query = query.where(sql<boolean>`(posted_at, id) < (${key}, ${after.id}::uuid)`);
    }
    const posts = (await query.execute()).map(toPostOfRow);
    return toConnection(
      posts,
      page.first,
      ({ datedAt }) => datedAt.toISOString(),
      (post) => post,
    );
  }

  async count(tag: string | null): Promise<number> {
    const { total } = await this.published(tag)
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  }

  /** A published post. */
  async find(handle: string): Promise<Post | null> {
    if (!this.isOn) return null;
    const row = await this.select(null).where('handle', '=', handle).executeTakeFirst();
    return row ? toPostOfRow(row) : null;
  }

  /** The handles of all published posts, the newest first, for the sitemap; null without a blog. */
  async publishedHandles(): Promise<string[] | null> {
    if (!this.isOn) return null;
    const rows = await this.published(null).select('handle').orderBy('posted_at', 'desc').execute();
    return rows.map(({ handle }) => handle);
  }

  /** The posts before and after one in time; one statement for any number of posts. */
  async neighboursOf({ id }: Post): Promise<Neighbours> {
    return this.neighbours.load(id);
  }

  private published(tag: string | null) {
    const query = this.em
      .getKysely<ContentDatabase>()
      .selectFrom('pages')
      .where('kind', '=', 'POST')
      .where('published', 'is not', null)
      .where('deleted_at', 'is', null);
    if (tag === null) return query;
    return query.where(sql<boolean>`published -> 'tags' ? ${normalisedTag(tag.trim())}`);
  }

  private select(tag: string | null) {
    return this.published(tag).select(['id', 'handle', 'published', 'posted_at', 'published_at']);
  }

  private async findNeighbours(ids: readonly string[]): Promise<Map<string, Neighbours>> {
    const link = sql`json_build_object('handle', handle, 'title', published ->> 'title')`;
    const inOrder = this.published(null).select([
      'id',
      sql<PostLink | null>`lag(${link}) over (order by posted_at, id)`.as('previous'),
      sql<PostLink | null>`lead(${link}) over (order by posted_at, id)`.as('next'),
    ]);
    const rows = await this.em
      .getKysely<ContentDatabase>()
      .selectFrom(inOrder.as('posts'))
      .where('id', 'in', ids)
      .selectAll()
      .execute();
    return new Map(rows.map(({ id, previous, next }) => [id, { previous, next }]));
  }
}

interface Row {
  id: string;
  handle: string;
  published: PageContent | null;
  posted_at: Date | string | null;
  published_at: Date | string | null;
}

/** @throws Error for a row that is no published post, which the query leaves out */
function toPostOfRow({ id, handle, published, posted_at, published_at }: Row): Post {
  if (!published || !posted_at || !published_at) throw new Error(`Post ${id} is not published`);
  return toPost({
    id,
    handle,
    content: published,
    postedAt: new Date(posted_at),
    publishedAt: new Date(published_at),
  });
}
