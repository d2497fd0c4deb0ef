import { type Image, ShopDocument } from '../gql/graphql.ts';
import type { DescriptionRequest } from './page-description.ts';
import type { PageHead } from './page-head.ts';
import type { ShopInfo } from './structured-data.ts';

/** The shop's logo, for pages that show no picture. */
export async function logoPreview({ shop, query }: DescriptionRequest): Promise<PageHead['image']> {
  const { logo, name } = (await query(ShopDocument, {})).shop;
  return uploadedPreview(shop, logo && { ...logo, alt: name });
}

/** A merchant's uploaded picture; null without one. */
export function uploadedPreview(
  { baseUrl }: ShopInfo,
  picture: Pick<Image, 'url' | 'alt' | 'width' | 'height'> | null | undefined,
): PageHead['image'] {
  if (!picture) return null;
  const { url, alt, width, height } = picture;
  return { url: new URL(url, baseUrl).href, alt, size: { width, height } };
}
