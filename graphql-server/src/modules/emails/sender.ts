import type { Dependencies } from '../../dependencies.ts';
import type { Sender } from '../../email/email-content.ts';
import { findStorefront, type StorefrontLink, storefrontLink } from '../storefronts/storefronts.ts';

/** The shop as the sender of emails. */
export function senderOf({ currentSettings, baseUrl }: Dependencies): Sender {
  const { general, payments, emails, headless, emailServer } = currentSettings.get();
  return {
    shopName: general.name,
    baseUrl: baseUrl(),
    // A mail server has a sender, and without one nothing is sent.
    emailAddress: emailServer.emailFrom ?? 'shop@localhost',
    bankAccount: payments.bankAccount,
    openings: emails,
    home: (storefrontId) => findStorefront(headless.storefronts, storefrontId)?.origin ?? baseUrl(),
  };
}

/** Links to a page of an external storefront, or else of the shop itself. */
export type StorefrontLinks = (
  storefrontId: string | null,
  name: StorefrontLink,
  value: string,
  ownPath: string,
) => string;

export function storefrontLinks({
  currentSettings,
  baseUrl,
}: Pick<Dependencies, 'currentSettings' | 'baseUrl'>): StorefrontLinks {
  const { storefronts } = currentSettings.get().headless;
  return (storefrontId, name, value, ownPath) =>
    storefrontLink(findStorefront(storefronts, storefrontId), name, value) ?? baseUrl() + ownPath;
}
