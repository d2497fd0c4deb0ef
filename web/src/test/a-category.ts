import type { Category } from '../gql/graphql.ts';
import type { Part } from './mock-api.ts';

/** A visible category; the given fields override the defaults. */
export function aCategory({ slug = 'home', ...category }: Part<Category> = {}): Part<Category> & {
  id: string;
  slug: string;
} {
  return { id: slug, slug, label: slug, version: '1', isVisible: true, ...category };
}
