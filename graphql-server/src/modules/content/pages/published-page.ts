import type { Picture } from '../../catalogue/pictures/picture.ts';
import type { Section } from '../sections/section.ts';
import { shownSections } from '../sections/stored-sections.ts';
import type { PageContent } from './page.entity.ts';

/** What all pages have, posts or not. */
type Content = Pick<PageContent, 'title' | 'seoTitle' | 'seoDescription' | 'sections'>;

/** A page as shoppers see it. */
export interface PublishedPage extends Omit<Content, 'sections'> {
  id: string;
  handle: string;
  sections: Section[];
  publishedAt: Date | null;
}

/** A page with its published content, or that of its draft. */
export function toPublished(
  { id, handle }: { id: string; handle: string },
  { title, seoTitle, seoDescription, sections }: Content,
): Omit<PublishedPage, 'publishedAt'> {
  return { id, handle, title, seoTitle, seoDescription, sections: shownSections(sections) };
}

/** The picture that lists show of a page. */
export function firstPicture(sections: readonly Section[]): Picture | null {
  const pictures = sections.flatMap(({ picture, items }) => [picture, ...items.map((item) => item.picture)]);
  return pictures.find((picture) => picture !== null) ?? null;
}
