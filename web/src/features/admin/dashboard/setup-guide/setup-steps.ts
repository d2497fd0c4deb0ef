import { t } from '@lingui/core/macro';
import type { SetupStepKind } from '../../../../gql/graphql.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';

interface StepText {
  title: string;
  /** One sentence that says why. */
  text: string;
  /** The screen where it is done. */
  to: string;
}

/** What the setup guide says about a step; opening the shop is a button of its own. */
export function stepText(kind: Exclude<SetupStepKind, 'OPEN'>): StepText {
  return {
    CONTACT: {
      title: t`Name your shop`,
      text: t`Enter its name, and the email where customers reach you.`,
      to: adminPaths.generalSettings(),
    },
    COUNTRY: {
      title: t`Set your country`,
      text: t`Delivery and taxes start from where you sell.`,
      to: adminPaths.deliverySettings(),
    },
    CURRENCY: {
      title: t`Choose your currency`,
      text: t`Prices are in it, and it stays once you have your first order.`,
      to: adminPaths.currencySettings(),
    },
    TAXES: {
      title: t`Set up taxes`,
      text: t`Enter the rates that you have to charge.`,
      to: adminPaths.taxSettings(),
    },
    DELIVERY: {
      title: t`Review your delivery rates`,
      text: t`Choose where you deliver, how, and for how much.`,
      to: adminPaths.deliverySettings(),
    },
    PAYMENTS: {
      title: t`Choose payment methods`,
      text: t`Decide how customers can pay.`,
      to: adminPaths.paymentSettings(),
    },
    EMAIL: {
      title: t`Connect a mail server`,
      text: t`Without one, customers get no order confirmations.`,
      to: adminPaths.emailServerSettings(),
    },
    LEGAL_PAGES: {
      title: t`Write your legal pages`,
      text: t`Customers need your terms and your privacy policy.`,
      to: adminPaths.legalSettings(),
    },
    PRODUCT: {
      title: t`Add your first product`,
      text: t`Write a description, add pictures and set a price.`,
      to: adminPaths.products(),
    },
    THEME: {
      title: t`Customize your storefront`,
      text: t`Choose colors that match your brand.`,
      to: adminPaths.theme(),
    },
    STAFF: {
      title: t`Invite your staff`,
      text: t`Give everyone who helps you a login of their own.`,
      to: adminPaths.staff(),
    },
    DOMAIN: {
      title: t`Add your domain`,
      text: t`Tell the shop its public URL, so that links in emails work.`,
      to: adminPaths.domainSettings(),
    },
  }[kind];
}
