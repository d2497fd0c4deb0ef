import { t } from '@lingui/core/macro';
import { blogVariables, feedPath, tagIn, tagSearch } from '../features/content/blog/blog-search.ts';
import { BlogPostDocument, BlogPostsDocument } from '../gql/graphql.ts';
import { breadcrumbTrail } from '../layouts/shop/breadcrumbs/breadcrumb-trail.ts';
import { pages } from '../navigation/pages.ts';
import { paths } from '../navigation/paths.ts';
import { type DescriptionRequest, type PageDescription, shortened } from './page-description.ts';
import { logoPreview, uploadedPreview } from './page-pictures.ts';
import { chunksOf, firstText } from './section-content.ts';
import { blogPostingData, breadcrumbData } from './structured-data.ts';

/** The list of posts, or of those with a tag. */
export async function describeBlog(request: DescriptionRequest): Promise<PageDescription | null> {
  const { shop, search, query } = request;
  const tag = tagIn(search);
  const { posts } = await query(BlogPostsDocument, blogVariables(tag));
  if (!posts) return null;
  return {
    ...(tag !== null && { title: t`Posts tagged “${tag}”`, search: tagSearch(tag) }),
    description: t`News and stories from ${shop.name}.`,
    image: await logoPreview(request),
    feed: feedPath(),
    structuredData: [breadcrumbData(shop, breadcrumbTrail(pages.blog.path, undefined))],
  };
}

export async function describePost(request: DescriptionRequest): Promise<PageDescription | null> {
  const { shop, id, query } = request;
  const { post } = await query(BlogPostDocument, { handle: id.toLowerCase() });
  if (!post) return null;
  const { handle, title, seoTitle, seoDescription, excerpt, picture, sections, datedAt, publishedAt } = post;
  const description = seoDescription || excerpt || shortened(firstText(sections));
  return {
    title: seoTitle || title,
    path: paths.post(handle),
    description,
    image: uploadedPreview(shop, picture) ?? (await logoPreview(request)),
    article: { datedAt, publishedAt },
    feed: feedPath(),
    structuredData: [
      blogPostingData(shop, post, description),
      breadcrumbData(shop, breadcrumbTrail(paths.post(handle), title)),
    ],
    chunks: chunksOf(sections),
  };
}
