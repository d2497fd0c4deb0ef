import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import { cutText } from '../../../shared/cut-text.ts';
import type { Locale } from '../../../shared/messages/locale.ts';
import { assertFirst } from '../../../shared/paging/connection.ts';
import { searchWords } from '../../../shared/search-words.ts';
import { webLinks } from '../../../shared/web-links.ts';
import { assertSearchText } from '../../catalogue/search/search.service.ts';
import { wordsQuery } from '../../catalogue/listing/words-query.ts';
import type { LegalPageKind } from '../../settings/legal/legal-pages.ts';
import type { ContentDatabase } from '../content.tables.ts';
import { HOME } from '../pages/page-rules.ts';
import { findBuiltInPages } from './built-in-pages.ts';

const MAX_PAGES = 10;
const MAX_EXCERPT = 160;

/** What a search shows of a page. */
export interface PageLink {
  title: string;
  url: string;
  excerpt: string;
}

/** Finds pages for a search in the shop. */
export class PageSearchService {
  constructor(
    private readonly em: EntityManager,
    private readonly locale: Locale,
    private readonly legalPages: readonly LegalPageKind[],
    private readonly hasBlog: boolean,
  ) {}

  /**
   * The best pages first; takes at most one statement.
   * @throws RequestError BAD_REQUEST for a text that is too long, or a number out of range
   */
  async find(text: string, first: number): Promise<PageLink[]> {
    assertSearchText(text);
    assertFirst(first, MAX_PAGES);
    const builtIn = findBuiltInPages(text, this.locale, this.legalPages);
    const pages = [
      ...builtIn.map((page) => ({ ...page, excerpt: '' })),
      ...(await this.written(text, first)),
    ];
    return pages.slice(0, first);
  }

  private async written(text: string, first: number): Promise<PageLink[]> {
    const words = searchWords(text);
    if (words.length === 0) return [];
    const english = wordsQuery(words, 'english');
    // Of "about us", English leaves nothing.
    const query = sql`(case when numnode(${english}) > 0 then ${english} else ${wordsQuery(words, 'simple')} end)`;
    const rows = await this.em
      .getKysely<ContentDatabase>()
      .selectFrom('pages')
      .where('published', 'is not', null)
      .where('deleted_at', 'is', null)
      .where(sql<boolean>`search_document @@ ${query}`)
      .where((eb) => eb.or([eb('kind', '=', 'POST'), eb('handle', '<>', HOME)]))
      .where('kind', 'in', this.hasBlog ? ['PAGE', 'POST'] : ['PAGE'])
      .select(['kind', 'handle'])
      .select(sql<string>`published ->> 'title'`.as('title'))
      .select(
        sql<string>`coalesce(nullif(published ->> 'excerpt', ''), published ->> 'seoDescription')`.as(
          'about',
        ),
      )
      .orderBy(sql`ts_rank('{0, 0.1, 0.3, 1}', search_document, ${query})`, 'desc')
      .orderBy('title')
      .orderBy('id')
      .limit(first)
      .execute();
    return rows.map(({ kind, handle, title, about }) => ({
      title,
      url: kind === 'POST' ? webLinks.post(handle) : webLinks.page(handle),
      excerpt: cutText(about, MAX_EXCERPT),
    }));
  }
}
