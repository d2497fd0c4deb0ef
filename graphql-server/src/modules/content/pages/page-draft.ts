import { isDeepStrictEqual } from 'node:util';
import type { PageContent, PageEntity } from './page.entity.ts';

/** What a page's draft says. */
function draftOf(page: PageEntity): PageContent {
  const { title, seoTitle, seoDescription, sections, author, tags, excerpt, datedAt } = page;
  const post = { author, tags, excerpt, datedAt: datedAt?.toISOString() ?? null };
  return { title, seoTitle, seoDescription, sections, ...post };
}

/** The date that staff gave a post. */
export const dateOf = ({ datedAt }: PageContent) => (datedAt === null ? null : new Date(datedAt));

/** Whether the draft differs from what shoppers see. */
export function hasUnpublishedChanges(page: PageEntity): boolean {
  return !isDeepStrictEqual(draftOf(page), page.published);
}

/** Shows the draft to shoppers from now on. */
export function publishDraft(page: PageEntity, now: Date): void {
  page.published = draftOf(page);
  if (page.kind === 'POST') page.postedAt = page.datedAt ?? page.postedAt ?? now;
  page.publishedAt = now;
  page.publishAt = null;
}
