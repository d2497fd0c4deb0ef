import { LockMode } from '@mikro-orm/core';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { userError } from '../../../errors.ts';
import { type DeletedItem, MAX_DELETED_ITEMS } from '../../../shared/deleted-item.ts';
import { assertVersion } from '../../../shared/edit-version.ts';
import { message } from '../../../shared/messages/message.ts';
import { isUuid, newId } from '../../../shared/new-id.ts';
import { newSecretToken } from '../../../shared/secrets/secret-token.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { DAY } from '../../../shared/time/duration.ts';
import { validate } from '../../../shared/validate.ts';
import { webLinks } from '../../../shared/web-links.ts';
import { moveUrl, redirectDeleted } from '../../redirects/move-url.ts';
import { nameOfActor } from '../../audit/actor-name.ts';
import type { AssetService } from '../../assets/asset.service.ts';
import type { CurrentContent } from '../current-content.ts';
import type { HeroSlide } from '../../settings/own-sections.ts';
import type { ContentDatabase } from '../content.tables.ts';
import { buildSections } from '../sections/build-sections.ts';
import { claimHandle, firstFreeHandle, freeHandle } from './page-handles.ts';
import { HOME, newPageSchema, pageChangeSchema } from './page-rules.ts';
import { dateOf, publishDraft } from './page-draft.ts';
import { noPost, type PageContent, PageEntity, PageVersionEntity } from './page.entity.ts';
import { type PagePreview, toPreview } from './page-preview.ts';
import { type PublishedPage, toPublished } from './published-page.ts';
import { homeOfNewShop } from './home-of-new-shop.ts';

/** A new page as staff send it. */
export interface NewPage extends Omit<z.input<typeof newPageSchema>, 'sections'> {
  sections?: readonly object[] | null | undefined;
}
/** A change as staff send it; a field left out stays. */
export type PageChange = { [Field in keyof NewPage]?: unknown };

/** A page as it was saved at some time, and by whom. */
export interface PageVersion extends Omit<PageContent, 'datedAt'> {
  id: string;
  handle: string;
  datedAt: Date | null;
  createdAt: Date;
  authorName: string | null;
  isPublished: boolean;
}

/** How far ahead a publication can be planned, in ms. */
const MAX_AHEAD = 731 * DAY;

/** The merchant's pages. Shoppers read published ones; staff edit drafts. */
export class PageService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly assets: AssetService,
    private readonly current: CurrentContent,
    private readonly heroSlides: readonly HeroSlide[],
  ) {}

  /**
   * A page as shoppers see it, other than a post. A shop whose home page nobody wrote has one that follows
   * from its goods.
   */
  async findPublished(handle: string): Promise<PublishedPage | null> {
    const page =
      handle === HOME
        ? this.current.home
        : await this.em.findOne(PageEntity, { kind: 'PAGE', handle, deletedAt: null });
    if (page?.published) {
      return { ...toPublished(page, page.published), publishedAt: page.publishedAt ?? null };
    }
    return handle === HOME ? homeOfNewShop(this.heroSlides) : null;
  }

  /** The draft behind a preview link. */
  async findPreview(previewToken: string): Promise<PagePreview | null> {
    const page = await this.em.findOne(PageEntity, { previewToken, deletedAt: null });
    return page && toPreview(page);
  }

  /** The handles of all published pages besides the home page and posts, for the sitemap. */
  async publishedHandles(): Promise<string[]> {
    const rows = await this.em
      .getKysely<ContentDatabase>()
      .selectFrom('pages')
      .where('kind', '=', 'PAGE')
      .where('published', 'is not', null)
      .where('deleted_at', 'is', null)
      .where('handle', '<>', HOME)
      .select('handle')
      .orderBy('handle')
      .execute();
    return rows.map(({ handle }) => handle);
  }

  async find(id: string): Promise<PageEntity | null> {
    return isUuid(id) ? this.em.findOne(PageEntity, { id, deletedAt: null }) : null;
  }

  /** The latest versions of a page, newest first; `note_page_version` keeps 50. */
  async versions(pageId: string): Promise<PageVersion[]> {
    const rows = await this.em
      .getKysely<ContentDatabase>()
      .selectFrom('page_versions')
      .where('page_id', '=', pageId)
      .select(['id', 'content', 'created_at', 'is_published', nameOfActor('author_id').as('author_name')])
      .orderBy('created_at', 'desc')
      .execute();
    return rows.map(({ id, content, created_at, is_published, author_name }) => ({
      ...content,
      id,
      datedAt: dateOf(content),
      createdAt: new Date(created_at),
      isPublished: is_published,
      authorName: author_name,
    }));
  }

  async listDeleted(): Promise<DeletedItem[]> {
    const page = { orderBy: { deletedAt: 'desc', id: 'asc' }, limit: MAX_DELETED_ITEMS } as const;
    const deleted = await this.em.find(PageEntity, { deletedAt: { $ne: null } }, page);
    return deleted.flatMap(({ id, title: name, handle, deletedAt }) =>
      deletedAt ? { id, name, handle, deletedAt } : [],
    );
  }

  /** Adds a draft. @throws UserError HANDLE_TAKEN, HANDLE_RESERVED, or with the broken rules */
  async create(input: NewPage): Promise<PageEntity> {
    const page = validate(newPageSchema, input, ['input']);
    const { title, handle, seoTitle, seoDescription, sections } = page;
    const kind = page.kind ?? 'PAGE';
    if (kind !== 'POST') assertNoPost(page);
    const id = newId();
    await retryTransaction(this.em, async (em) => {
      em.create(PageEntity, {
        id,
        kind,
        handle: handle
          ? await claimHandle(em, kind, handle, { isNew: true })
          : await freeHandle(em, kind, title),
        title,
        seoTitle: seoTitle ?? '',
        seoDescription: seoDescription ?? '',
        sections: await buildSections(em, this.assets, sections ?? [], []),
        author: page.author ?? '',
        tags: page.tags ?? [],
        excerpt: page.excerpt ?? '',
        datedAt: page.datedAt ?? null,
        previewToken: newSecretToken(),
        createdAt: this.clock(),
      });
    });
    return this.findOrThrow(id);
  }

  /**
   * Changes the given fields of the draft.
   * @throws UserError NOT_FOUND, VERSION_CHANGED, HANDLE_TAKEN, HANDLE_RESERVED, or with the broken rules
   */
  async update(id: string, input: PageChange, expectedVersion: string | null = null): Promise<PageEntity> {
    const change = validate(pageChangeSchema, input, ['input']);
    await this.change(id, async (page, em) => {
      assertVersion(page, expectedVersion);
      if (page.kind !== 'POST') assertNoPost(change);
      const { handle } = change;
      if (handle && handle !== page.handle) {
        if (isHome(page)) throw userError('INVALID_VALUE', message('page.homeHandle'), ['input', 'handle']);
        const former = urlOf(page);
        page.handle = await claimHandle(em, page.kind, handle, { isNew: false });
        if (page.published) await moveUrl(em, former, urlOf(page), this.clock());
      }
      page.title = change.title ?? page.title;
      page.seoTitle = change.seoTitle ?? page.seoTitle;
      page.seoDescription = change.seoDescription ?? page.seoDescription;
      page.author = change.author ?? page.author;
      page.tags = change.tags ?? page.tags;
      page.excerpt = change.excerpt ?? page.excerpt;
      if (change.datedAt !== undefined) page.datedAt = change.datedAt;
      if (change.sections) {
        page.sections = await buildSections(em, this.assets, change.sections, page.sections);
      }
    });
    return this.findOrThrow(id);
  }

  /**
   * Publishes the draft now, or at a time in the future.
   * @throws UserError NOT_FOUND, or INVALID_VALUE for a time in the past or too far ahead
   */
  async publish(id: string, at: Date | null): Promise<PageEntity> {
    const now = this.clock();
    if (at && (at <= now || at.getTime() > now.getTime() + MAX_AHEAD)) {
      throw userError('INVALID_VALUE', message('page.publishTime'), ['at']);
    }
    await this.change(id, (page) => {
      if (at) page.publishAt = at;
      else publishDraft(page, now);
    });
    return this.findOrThrow(id);
  }

  /** Cancels a planned publication; what is published stays. @throws UserError NOT_FOUND */
  async cancelPublication(id: string): Promise<PageEntity> {
    await this.change(id, (page) => {
      page.publishAt = null;
    });
    return this.findOrThrow(id);
  }

  /**
   * Hides a page and cancels a planned publication.
   * @throws UserError NOT_FOUND, or INVALID_VALUE for the home page
   */
  async unpublish(id: string): Promise<PageEntity> {
    await this.change(id, (page) => {
      if (isHome(page) && page.published)
        throw userError('INVALID_VALUE', message('page.homeNeeded'), ['id']);
      page.published = null;
      page.publishedAt = null;
      page.publishAt = null;
    });
    return this.findOrThrow(id);
  }

  /** Makes an earlier version the draft. @throws UserError NOT_FOUND */
  async restoreVersion(id: string, versionId: string): Promise<PageEntity> {
    await this.change(id, async (page, em) => {
      const version = isUuid(versionId)
        ? await em.findOne(PageVersionEntity, { id: versionId, pageId: id })
        : null;
      if (!version) throw userError('NOT_FOUND', message('page.versionNotFound'), ['versionId']);
      // Its URL stays, because shoppers may have it.
      const { handle } = page;
      em.assign(page, { ...version.content, handle, datedAt: dateOf(version.content) });
    });
    return this.findOrThrow(id);
  }

  /** Replaces the preview link. @throws UserError NOT_FOUND */
  async replacePreviewLink(id: string): Promise<PageEntity> {
    await this.change(id, (page) => {
      page.previewToken = newSecretToken();
    });
    return this.findOrThrow(id);
  }

  /**
   * Deletes a page; it can be restored. The URL of a post leads to the blog; what leads on from a page, only
   * staff know. @throws UserError NOT_FOUND, or INVALID_VALUE for the home page
   */
  async delete(id: string): Promise<void> {
    await this.change(id, async (page, em) => {
      if (isHome(page)) throw userError('INVALID_VALUE', message('page.homeNeeded'), ['id']);
      page.deletedAt = this.clock();
      page.publishAt = null;
      if (page.kind === 'POST' && page.published) {
        await redirectDeleted(em, [urlOf(page)], webLinks.blog(), this.clock());
      }
    });
  }

  /**
   * Restores a deleted page as a draft, with a new handle if its own has been taken.
   * @throws UserError NOT_FOUND
   */
  async restore(id: string): Promise<PageEntity> {
    await retryTransaction(this.em, async (em) => {
      const page = await lock(em, id, { isDeleted: true });
      page.handle = await firstFreeHandle(em, page.kind, page.handle);
      page.deletedAt = null;
      page.published = null;
      page.publishedAt = null;
    });
    return this.findOrThrow(id);
  }

  /** Publishes the drafts whose time has come. */
  async publishDue(): Promise<void> {
    const now = this.clock();
    const due = await this.em
      .getKysely<ContentDatabase>()
      .selectFrom('pages')
      .where('publish_at', '<=', now)
      .where('deleted_at', 'is', null)
      .select('id')
      .execute();
    for (const { id } of due) {
      await this.change(id, (page) => {
        if (page.publishAt && page.publishAt <= now) publishDraft(page, now);
      });
    }
  }

  private async change(
    id: string,
    apply: (page: PageEntity, em: EntityManager) => Promise<void> | void,
  ): Promise<void> {
    await retryTransaction(this.em, async (em) => {
      await apply(await lock(em, id), em);
    });
    await this.current.refresh(this.em);
  }

  private async findOrThrow(id: string): Promise<PageEntity> {
    const page = await this.em.fork().findOne(PageEntity, { id });
    if (!page) throw notFound();
    return page;
  }
}

const urlOf = ({ kind, handle }: Pick<PageEntity, 'kind' | 'handle'>) =>
  kind === 'POST' ? webLinks.post(handle) : webLinks.page(handle);

const isHome = ({ kind, handle }: Pick<PageEntity, 'kind' | 'handle'>) => kind === 'PAGE' && handle === HOME;

/** Locks the page, because its sections are replaced as a whole. @throws UserError NOT_FOUND */
async function lock(
  em: EntityManager,
  id: string,
  { isDeleted } = { isDeleted: false },
): Promise<PageEntity> {
  const deletedAt = isDeleted ? { $ne: null } : null;
  const page = isUuid(id)
    ? await em.findOne(PageEntity, { id, deletedAt }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null;
  if (!page) throw notFound();
  return page;
}

/** @throws UserError INVALID_VALUE for what only posts have */
function assertNoPost(input: object): void {
  const field = Object.keys(noPost).find((name) => {
    const value: unknown = input[name as keyof typeof input];
    return value != null && value !== '' && !isDeepStrictEqual(value, []);
  });
  if (field) throw userError('INVALID_VALUE', message('page.notAPost'), ['input', field]);
}

const notFound = () => userError('NOT_FOUND', message('page.notFound'), ['id']);
