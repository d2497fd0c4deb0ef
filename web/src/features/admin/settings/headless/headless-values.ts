import { t } from '@lingui/core/macro';
import type {
  HeadlessSettingsInput,
  HeadlessSettings_settingsFragment as HeadlessSettings,
} from '../../../../gql/graphql.ts';
import type { FieldGroup } from '../../ui/conflicts/field-parts.ts';

/** A storefront, as typed. */
export interface StorefrontRow {
  /** Empty for a new storefront. */
  storefrontId: string;
  name: string;
  origin: string;
  /** One URL per line. */
  returnUrls: string;
  orderPath: string;
  guestOrderPath: string;
  paymentPath: string;
  passwordResetPath: string;
}

/** The form's values, as typed. */
export interface HeadlessValues {
  storefronts: StorefrontRow[];
}

export const newStorefront = (): StorefrontRow => ({
  storefrontId: '',
  name: '',
  origin: '',
  returnUrls: '',
  orderPath: '',
  guestOrderPath: '',
  paymentPath: '',
  passwordResetPath: '',
});

/** The placeholder that each link path must contain. */
export const linkPlaceholders = {
  orderPath: '{id}',
  guestOrderPath: '{token}',
  paymentPath: '{token}',
  passwordResetPath: '{token}',
} as const;

export type LinkName = keyof typeof linkPlaceholders;

export function valuesOf({ storefronts }: HeadlessSettings): HeadlessValues {
  return {
    storefronts: storefronts.map((storefront) => ({
      storefrontId: storefront.id,
      name: storefront.name,
      origin: storefront.origin,
      returnUrls: storefront.returnUrls.join('\n'),
      orderPath: storefront.orderPath ?? '',
      guestOrderPath: storefront.guestOrderPath ?? '',
      paymentPath: storefront.paymentPath ?? '',
      passwordResetPath: storefront.passwordResetPath ?? '',
    })),
  };
}

export function inputOf({ storefronts }: HeadlessValues): HeadlessSettingsInput {
  return {
    storefronts: storefronts.map((row) => ({
      id: row.storefrontId || null,
      name: row.name.trim(),
      origin: row.origin.trim(),
      returnUrls: linesOf(row.returnUrls),
      orderPath: row.orderPath.trim() || null,
      guestOrderPath: row.guestOrderPath.trim() || null,
      paymentPath: row.paymentPath.trim() || null,
      passwordResetPath: row.passwordResetPath.trim() || null,
    })),
  };
}

/** Groups of fields that two people can edit without overwriting each other; see `useConflicts`. */
export const headlessGroups = (): FieldGroup<HeadlessValues>[] => [
  {
    label: t`Other storefronts`,
    fields: ['storefronts'],
    text: ({ storefronts }) => storefronts.map(({ name, origin }) => `${name} (${origin})`).join(', '),
  },
];

const WEB_URL =
  /^(https:\/\/[^/\s@\\*?#]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?)(\/[^\s\\?#]*)?$/i;

/** Validates an origin such as `https://store.example`, without a path. */
export function originRule(text: string): true | string {
  const [matched, , , , path = '/'] = WEB_URL.exec(text.trim()) ?? [];
  return (
    (matched !== undefined && path === '/') ||
    t`Please enter an https:// address without a path, such as https://store.example`
  );
}

/** Validates URLs, one per line; empty is valid. */
export function returnUrlsRule(text: string): true | string {
  return (
    linesOf(text).every((line) => WEB_URL.test(line)) ||
    t`Please enter https:// addresses without ? and #, one per line`
  );
}

/** Validates a path with its placeholder; empty means none. */
export const pathRule =
  (link: LinkName) =>
  (text: string): true | string => {
    const placeholder = linkPlaceholders[link];
    const path = text.trim();
    return (
      path === '' ||
      (/^\/(?!\/)[^\s\\]*$/.test(path) && path.includes(placeholder)) ||
      t`Please enter a path of the storefront that has ${placeholder} in it, or nothing`
    );
  };

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
