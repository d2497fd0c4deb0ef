import type { Picture } from '../../catalogue/pictures/picture.ts';
import type { PageEntity, PageKind, PostDetails } from './page.entity.ts';
import { firstPicture, type PublishedPage, toPublished } from './published-page.ts';

/** A draft as a preview link shows it. */
export interface PagePreview extends Omit<PublishedPage, 'publishedAt'>, Omit<PostDetails, 'datedAt'> {
  kind: PageKind;
  /** The date that a post has or will have; null if that is still open, and for pages. */
  datedAt: Date | null;
  picture: Picture | null;
}

export function toPreview(page: PageEntity): PagePreview {
  const { kind, author, tags, excerpt, datedAt, postedAt, publishAt } = page;
  const published = toPublished(page, page);
  return {
    ...published,
    kind,
    author,
    tags,
    excerpt,
    datedAt: kind === 'POST' ? (datedAt ?? postedAt ?? publishAt ?? null) : null,
    picture: firstPicture(published.sections),
  };
}
