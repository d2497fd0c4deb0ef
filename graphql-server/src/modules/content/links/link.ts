import { z } from 'zod';
import { message } from '../../../shared/messages/message.ts';
import { isUuid } from '../../../shared/new-id.ts';
import { line } from '../../../shared/text-rules.ts';
import { brokenRule } from '../../../shared/validate.ts';

const MAX_LABEL = 60;
const MAX_URL = 500;

export const linkKinds = ['URL', 'PAGE', 'POST', 'CATEGORY', 'COLLECTION', 'PRODUCT', 'BLOG'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** A link as stored: what it leads to keeps its id whatever its URL becomes. */
export interface StoredLink {
  label: string;
  kind: LinkKind;
  /** A URL, or the id of what it leads to; empty for the blog. */
  target: string;
}

/** A path of the shop or a URL with a protocol that no browser runs as a script. */
function isSafeUrl(url: string): boolean {
  if (/^\/(?!\/)[^\s\\]*$/.test(url)) return true;
  return /^(https|mailto|tel):/i.test(url) && URL.canParse(url) && !/\s/.test(url);
}

const isValidTarget: Readonly<Record<LinkKind, (target: string) => boolean>> = {
  URL: isSafeUrl,
  BLOG: (target) => target === '',
  PAGE: isUuid,
  POST: isUuid,
  CATEGORY: isUuid,
  COLLECTION: isUuid,
  PRODUCT: isUuid,
};

export const linkSchema = z
  .object({
    label: line('label.linkText', MAX_LABEL)
      .nullish()
      .transform((label) => label ?? ''),
    kind: z.enum(linkKinds),
    target: z
      .string()
      .trim()
      .max(MAX_URL, brokenRule('text.tooLong', { what: message('label.link'), max: MAX_URL })),
  })
  .superRefine(({ kind, target }, context) => {
    if (isValidTarget[kind](target)) return;
    const rule = brokenRule(kind === 'URL' ? 'link.unsafe' : 'link.unknownTarget');
    context.addIssue({ code: 'custom', path: ['target'], message: rule });
  });

/** A link with a text: a button, or an entry of a menu. */
export const labelledLinkSchema = linkSchema.refine(({ label }) => label !== '', {
  path: ['label'],
  error: brokenRule('text.required', { what: message('label.linkText') }),
});
