import type { EntityManager } from '../../../db/database.ts';
import { newId } from '../../../shared/new-id.ts';
import type { StoredSection } from '../sections/section.ts';
import { noPost, PageEntity } from './page.entity.ts';

interface PageParts {
  handle: string;
  title: string;
  sections?: StoredSection[];
}

/** A published page. */
export async function aPublishedPage(
  em: EntityManager,
  { handle, title, sections = [] }: PageParts,
): Promise<void> {
  const content = { title, seoTitle: '', seoDescription: '', sections };
  const now = new Date();
  await em.insert(PageEntity, {
    ...content,
    id: newId(),
    handle,
    published: { ...content, ...noPost },
    publishedAt: now,
    previewToken: newId(),
    createdAt: now,
  });
}

/** A published post of the blog. */
export async function aPublishedPost(
  em: EntityManager,
  {
    handle,
    title,
    sections = [],
    author = '',
    tags = [],
    postedAt,
  }: PageParts & { author?: string; tags?: string[]; postedAt: Date },
): Promise<void> {
  const content = { title, seoTitle: '', seoDescription: '', sections, author, tags };
  await em.insert(PageEntity, {
    ...content,
    id: newId(),
    kind: 'POST',
    handle,
    published: { ...content, excerpt: '', datedAt: null },
    publishedAt: postedAt,
    postedAt,
    previewToken: newId(),
    createdAt: postedAt,
  });
}
