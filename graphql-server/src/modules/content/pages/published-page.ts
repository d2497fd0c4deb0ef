import type { Section } from '../sections/section.ts';
import type { PageContent } from './page.entity.ts';

/** A page as shoppers see it. */
export interface PublishedPage extends Omit<PageContent, 'sections'> {
  id: string;
  handle: string;
  sections: Section[];
  publishedAt: Date | null;
}
