import type { EntityManager } from '../../../db/database.ts';
import { newId } from '../../../shared/new-id.ts';
import type { StoredSection } from '../sections/section.ts';
import { PageEntity } from './page.entity.ts';

/** A published page. */
export async function aPublishedPage(
  em: EntityManager,
  { handle, title, sections = [] }: { handle: string; title: string; sections?: StoredSection[] },
): Promise<void> {
  const content = { title, seoTitle: '', seoDescription: '', sections };
  const now = new Date();
  await em.insert(PageEntity, {
    ...content,
    id: newId(),
    handle,
    published: content,
    publishedAt: now,
    previewToken: newId(),
    createdAt: now,
  });
}
