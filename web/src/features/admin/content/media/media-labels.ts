import { t } from '@lingui/core/macro';
import type { AssetUseKind, Media_assetFragment as Asset } from '../../../../gql/graphql.ts';
import { fileSize } from '../../../../lib/file-size.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';

type AssetUse = Asset['uses'][number];

/** A picture's file name, or what stands for it. */
export const mediaName = ({ name }: Pick<Asset, 'name'>) => (name === '' ? t`Unnamed picture` : name);

/** "1280 × 960 px, 84 kB". */
export function mediaSize({ image: { width, height }, size }: Asset): string {
  const dimensions = t`${width} × ${height} px`;
  if (size == null) return dimensions;
  return t`${dimensions}, ${fileSize(size)}`;
}

const labelsByKind = (): Readonly<Record<AssetUseKind, (name: string) => string>> => ({
  PRODUCT: (name) => t`Product: ${name}`,
  CATEGORY: (name) => t`Category: ${name}`,
  COLLECTION: (name) => t`Collection: ${name}`,
  PAGE: (name) => t`Page: ${name}`,
  PAGE_VERSION: (name) => t`Earlier version of the page: ${name}`,
  SETTINGS: (name) => t`Settings: ${settingsLabel(name)}`,
  ORDER: (name) => t`Order ${name}`,
  REVIEW: (name) => t`Review of ${name}`,
});

/** The settings with pictures. */
const settings = (): Readonly<Record<string, { label: string; path: string }>> => ({
  general: { label: t`General`, path: adminPaths.generalSettings() },
  storefront: { label: t`Storefront`, path: adminPaths.storefrontSettings() },
  legal: { label: t`Legal pages`, path: adminPaths.legalSettings() },
});

const settingsLabel = (section: string) => settings()[section]?.label ?? section;

const pathsByKind: Readonly<Record<AssetUseKind, (id: string) => string>> = {
  PRODUCT: adminPaths.productEdit,
  CATEGORY: adminPaths.categoryEdit,
  COLLECTION: adminPaths.collectionEdit,
  PAGE: adminPaths.pageEdit,
  PAGE_VERSION: adminPaths.pageEdit,
  SETTINGS: (section) => settings()[section]?.path ?? adminPaths.settings(),
  ORDER: adminPaths.order,
  REVIEW: () => adminPaths.reviews(),
};

/** What uses a picture, with the path where staff see it. */
export function mediaUse({ kind, id, name }: AssetUse): { label: string; path: string } {
  return { label: labelsByKind()[kind](name), path: pathsByKind[kind](id) };
}
