import { z } from 'zod';
import { line, requiredLine } from '../../shared/text-rules.ts';
import { brokenRule } from '../../shared/validate.ts';
import { linkPlaceholders, type StorefrontLink } from './storefronts.ts';
import { readOrigin, readWebUrl } from './web-url-rules.ts';

const MAX_STOREFRONTS = 20;
const MAX_RETURN_URLS = 10;
const MAX_PATH = 500;

const origin = requiredLine('label.origin', 300)
  .refine((text) => readOrigin(text) !== null, brokenRule('storefront.originInvalid'))
  .transform((text) => readOrigin(text) ?? text);

const returnUrl = requiredLine('label.returnUrl', 1000)
  .refine(isPlainUrl, brokenRule('storefront.returnUrlInvalid'))
  .transform((text) => new URL(text).href);

/** No query and fragment: matching compares only origin and path. */
function isPlainUrl(text: string): boolean {
  const url = readWebUrl(text);
  return url !== null && !/[?#]/.test(text);
}

/** A path of the storefront; empty means none. */
const linkPath = (link: StorefrontLink) => {
  const placeholder = linkPlaceholders[link];
  return line('label.link', MAX_PATH)
    .nullish()
    .transform((text) => text || null)
    .refine(
      (text) => text === null || (isPath(text) && text.includes(placeholder)),
      brokenRule('storefront.pathInvalid', { placeholder }),
    );
};

/** Whether it stays on the storefront's own host whatever is prepended. */
const isPath = (text: string) => /^\/(?![/\\])[^\s\\]*$/.test(text);

const storefront = z.object({
  /** The id of an existing storefront; missing for a new one. */
  id: z.string().nullish(),
  name: requiredLine('label.storefrontName', 60),
  origin,
  returnUrls: z
    .array(returnUrl)
    .max(MAX_RETURN_URLS, brokenRule('storefront.tooManyReturnUrls', { max: MAX_RETURN_URLS })),
  orderPath: linkPath('orderPath'),
  guestOrderPath: linkPath('guestOrderPath'),
  paymentPath: linkPath('paymentPath'),
  passwordResetPath: linkPath('passwordResetPath'),
});

/** Rules of this section of the settings. */
export const headlessSettings = z.object({
  storefronts: z
    .array(storefront)
    .max(MAX_STOREFRONTS, brokenRule('storefronts.tooMany', { max: MAX_STOREFRONTS }))
    .superRefine((all, context) => {
      for (const [index, { origin: own }] of all.entries())
        if (all.findIndex(({ origin: other }) => other === own) < index)
          context.addIssue({
            code: 'custom',
            path: [index, 'origin'],
            message: brokenRule('storefront.originTwice'),
          });
    }),
});
