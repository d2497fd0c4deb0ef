import type { Kysely } from 'kysely';
import { isUuid } from '../../../shared/new-id.ts';
import { webLinks } from '../../../shared/web-links.ts';
import { isInScope } from '../../catalogue/listing/published.ts';
import type { ContentDatabase } from '../content.tables.ts';
import type { PageKind } from '../pages/page.entity.ts';
import type { LinkKind, StoredLink } from './link.ts';

/** The key of a link's target, for a loader. */
export function linkKey({ kind, target }: Pick<StoredLink, 'kind' | 'target'>): string {
  return `${kind}:${target}`;
}

/**
 * The URLs of links by `linkKey`, in one statement for each kind of target; those of targets that shoppers
 * can't see are missing, as are the blog and its posts in a shop without one.
 */
export async function findLinkUrls(
  db: Kysely<ContentDatabase>,
  keys: readonly string[],
  hasBlog: boolean,
): Promise<Map<string, string>> {
  const targets = new Map<string, string[]>();
  for (const key of keys) {
    const [kind = ''] = key.split(':', 1);
    targets.set(kind, [...(targets.get(kind) ?? []), key.slice(kind.length + 1)]);
  }
  const urls = new Map((targets.get('URL') ?? []).map((url) => [`URL:${url}`, url]));
  if (hasBlog) urls.set(linkKey({ kind: 'BLOG', target: '' }), webLinks.blog());
  for (const kind of Object.keys(queries) as (keyof typeof queries)[]) {
    if (kind === 'POST' && !hasBlog) continue;
    const ids = (targets.get(kind) ?? []).filter(isUuid);
    if (ids.length === 0) continue;
    for (const { id, name } of await queries[kind](db, ids)) urls.set(`${kind}:${id}`, pathsOf[kind](name));
  }
  return urls;
}

type Target = Exclude<LinkKind, 'URL' | 'BLOG'>;

const pathsOf: Readonly<Record<Target, (name: string) => string>> = {
  PAGE: webLinks.page,
  POST: webLinks.post,
  CATEGORY: webLinks.category,
  COLLECTION: webLinks.collection,
  PRODUCT: webLinks.product,
};

type FindNames = (db: Kysely<ContentDatabase>, ids: string[]) => Promise<{ id: string; name: string }[]>;

const publishedOf =
  (kind: PageKind): FindNames =>
  (db, ids) =>
    db
      .selectFrom('pages')
      .where('id', 'in', ids)
      .where('kind', '=', kind)
      .where('published', 'is not', null)
      .where('deleted_at', 'is', null)
      .select(['id', 'handle as name'])
      .execute();

const queries: Readonly<Record<Target, FindNames>> = {
  PAGE: publishedOf('PAGE'),
  POST: publishedOf('POST'),
  CATEGORY: (db, ids) =>
    db
      .selectFrom('categories')
      .where('id', 'in', ids)
      .where('is_visible', '=', true)
      .where('deleted_at', 'is', null)
      .select(['id', 'slug as name'])
      .execute(),
  COLLECTION: (db, ids) =>
    db
      .selectFrom('collections')
      .where('id', 'in', ids)
      .where('is_visible', '=', true)
      .where('deleted_at', 'is', null)
      .select(['id', 'handle as name'])
      .execute(),
  PRODUCT: (db, ids) =>
    db
      .selectFrom('products')
      .where('id', 'in', ids)
      .where(isInScope('PUBLISHED'))
      .select(['id', 'handle as name'])
      .execute(),
};
