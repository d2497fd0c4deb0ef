import type { EntityManager } from '../db/database.ts';
import type { Asset } from '../modules/assets/asset.ts';
import { newPageSchema } from '../modules/content/pages/page-rules.ts';
import { noPost, PageEntity } from '../modules/content/pages/page.entity.ts';
import { buildSections } from '../modules/content/sections/build-sections.ts';
import { newSecretToken } from '../shared/secrets/secret-token.ts';
import type { SamplePage } from './sample/pages.ts';
import { sampleId } from './sample/sample-id.ts';

/** The pages that the shop lacks: a deleted one is not missing, nor one whose handle another page has. */
export async function findMissingPages(
  em: EntityManager,
  pages: readonly SamplePage[],
): Promise<SamplePage[]> {
  const existing = await em.find(PageEntity, { kind: 'PAGE' }, { fields: ['id', 'handle', 'deletedAt'] });
  const ids = new Set(existing.map(({ id }) => id));
  const handles = new Set(existing.filter(({ deletedAt }) => !deletedAt).map(({ handle }) => handle));
  return pages.filter(({ handle }) => !handles.has(handle) && !ids.has(sampleId('page', handle)));
}

/** Adds missing pages and publishes them. Call it in a transaction, with the pictures stored before it. */
export async function seedPages(
  em: EntityManager,
  pages: readonly SamplePage[],
  { pictures, now }: { pictures: readonly Asset[]; now: Date },
): Promise<void> {
  const assetsById = new Map(pictures.map((asset) => [asset.id, asset]));
  // No locks: another process that starts may be storing the same pictures.
  const assets = { touch: () => Promise.resolve(assetsById) };
  for (const page of await findMissingPages(em, pages)) {
    const { title, seoTitle, seoDescription, sections } = newPageSchema.parse(page);
    const content = {
      title,
      seoTitle: seoTitle ?? '',
      seoDescription: seoDescription ?? '',
      sections: await buildSections(em, assets, sections ?? [], []),
    };
    em.create(PageEntity, {
      id: sampleId('page', page.handle),
      handle: page.handle,
      ...content,
      published: { ...content, ...noPost },
      publishedAt: now,
      previewToken: newSecretToken(),
      createdAt: now,
    });
  }
  await em.flush();
}
