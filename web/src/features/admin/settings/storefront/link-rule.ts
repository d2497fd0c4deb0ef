import { t } from '@lingui/core/macro';

/** Validates a storefront link: a page of the shop or of another site. */
export function linkRule(text: string): true | string {
  return (
    /^(\/(?!\/)|https:\/\/[^/\s])[^\s\\]*$/.test(text.trim()) ||
    t`Please enter a page of the shop such as /shop, or an https:// address`
  );
}
