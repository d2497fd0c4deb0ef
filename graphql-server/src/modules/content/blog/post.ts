import type { Picture } from '../../catalogue/pictures/picture.ts';
import type { PageContent } from '../pages/page.entity.ts';
import { firstPicture, type PublishedPage, toPublished } from '../pages/published-page.ts';

/** A post as shoppers see it. */
export interface Post extends PublishedPage {
  author: string;
  tags: string[];
  excerpt: string;
  /** The date that staff gave it, or that of its first publication. */
  datedAt: Date;
  publishedAt: Date;
  picture: Picture | null;
}

/** A link to a post. */
export interface PostLink {
  handle: string;
  title: string;
}

/** What is read of a published post. */
export interface PostRow {
  id: string;
  handle: string;
  content: PageContent;
  postedAt: Date;
  publishedAt: Date;
}

export function toPost({ id, handle, content, postedAt, publishedAt }: PostRow): Post {
  const page = toPublished({ id, handle }, content);
  const { author, tags, excerpt } = content;
  return {
    ...page,
    author,
    tags,
    excerpt,
    datedAt: postedAt,
    publishedAt,
    picture: firstPicture(page.sections),
  };
}
