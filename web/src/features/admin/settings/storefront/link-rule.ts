import { t } from '@lingui/core/macro';

/** A link of the storefront: a page of the shop, or another site's. */
export function linkRule(text: string): true | string {
  return (
    /^(\/(?!\/)|https:\/\/[^/\s])[^\s\\]*$/.test(text.trim()) ||
    t`Please enter a page of the shop such as /shop, or an https:// address`
  );
}
