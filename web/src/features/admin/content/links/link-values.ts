import { t } from '@lingui/core/macro';
import type { LinkInput, LinkKind } from '../../../../gql/graphql.ts';

/** A link as typed. */
export interface LinkValues {
  label: string;
  /** Empty for no link. */
  kind: LinkKind | '';
  /** The URL for a URL, otherwise the id of what it leads to. */
  target: string;
}

export const noLink: LinkValues = { label: '', kind: '', target: '' };

/** What a link can lead to, in the order of the choices. */
export const linkKindLabels = (): Record<LinkKind, string> => ({
  PAGE: t`A page`,
  CATEGORY: t`A category`,
  COLLECTION: t`A collection`,
  PRODUCT: t`A product`,
  BLOG: t`The blog`,
  POST: t`A post of the blog`,
  URL: t`A URL`,
});

/** The form's values for a saved link. */
export function linkValues(link: { label: string; kind: LinkKind; target: string } | null | undefined) {
  return link ? { label: link.label, kind: link.kind, target: link.target } : noLink;
}

/** The API's input for a link; null for none. */
export function linkInput({ label, kind, target }: LinkValues): LinkInput | null {
  return kind === '' ? null : { label: label.trim(), kind, target: target.trim() };
}
