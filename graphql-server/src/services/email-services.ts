import type { Dependencies } from '../dependencies.ts';
import type { EmailComposer, EmailComposers } from '../email/email-composer.ts';
import type { Sender } from '../email/email-content.ts';
import type { AlertMailKind, AlertMailService } from '../modules/alerts/alert-mail.service.ts';
import type {
  CartReminderMail,
  CartReminderService,
} from '../modules/cart/reminders/cart-reminder.service.ts';
import type { EmailChangeMailService } from '../modules/auth/accounts/email-change-mail.service.ts';
import type { PasswordResetService } from '../modules/auth/passwords/password-reset.service.ts';
import type { ContactService } from '../modules/contact/contact.service.ts';
import { MailPreviewService } from '../modules/mails/mail-preview.service.ts';
import type { NewsletterMailKind, NewsletterService } from '../modules/newsletter/newsletter.service.ts';
import type { UserService } from '../modules/customers/users/user.service.ts';
import { orderConfirmationToken } from '../modules/orders/confirmation/order-confirmation.service.ts';
import { orderLinkToken } from '../modules/orders/links/order-link-token.ts';
import type { OrderMail } from '../modules/orders/mails/order-mail.ts';
import type { OrderMailService } from '../modules/orders/mails/order-mail.service.ts';
import type { ReturnMailService } from '../modules/returns/return-mail.service.ts';
import type {
  ReviewRequestMail,
  ReviewRequestService,
} from '../modules/reviews/requests/review-request.service.ts';
import { findStorefront, type StorefrontLink, storefrontLink } from '../modules/storefronts/storefronts.ts';
import { paymentLinkToken } from '../modules/payments/card/payment-link-token.ts';
import type { Settings } from '../modules/settings/settings.ts';
import { webLinks } from '../shared/web-links.ts';
import type { WebhookMailKind, WebhookMailService } from '../modules/webhooks/webhook-mail.service.ts';
import type { StaffInvitationService } from '../modules/staff/staff-invitation.service.ts';

/** Who writes emails. */
interface Writers {
  orderMails: OrderMailService;
  passwordResets: PasswordResetService;
  emailChangeMails: EmailChangeMailService;
  contact: ContactService;
  staffInvitations: StaffInvitationService;
  newsletter: NewsletterService;
  alertMails: AlertMailService;
  returnMails: ReturnMailService;
  reviewRequests: ReviewRequestService;
  cartReminders: CartReminderService;
  webhookMails: WebhookMailService;
}

/** Who writes the emails of each kind. */
export function emailComposers(writers: Writers): EmailComposers {
  const {
    orderMails,
    returnMails,
    passwordResets,
    emailChangeMails,
    contact,
    staffInvitations,
    newsletter,
    alertMails,
    reviewRequests,
    cartReminders,
    webhookMails,
  } = writers;
  return {
    ORDER_PLACED: orderMails,
    ORDER_PAYMENT_LINK: orderMails,
    ORDER_PAID: orderMails,
    ORDER_STATUS_CHANGED: orderMails,
    ORDER_REFUNDED: orderMails,
    ORDER_SENT: orderMails,
    RETURN_REQUESTED: returnMails,
    RETURN_APPROVED: returnMails,
    RETURN_REFUSED: returnMails,
    RETURN_RECEIVED: returnMails,
    PASSWORD_RESET: passwordResets,
    EMAIL_CHANGED: emailChangeMails,
    CONTACT_MESSAGE: contact,
    STAFF_INVITATION: staffInvitations,
    NEWSLETTER_CONFIRM: newsletter,
    NEWSLETTER_WELCOME: newsletter,
    ALERT_CONFIRM: alertMails,
    PRODUCT_ALERTS: alertMails,
    REVIEW_REQUEST: reviewRequests,
    CART_REMINDER: cartReminders,
    WEBHOOK_DISABLED: webhookMails,
  } satisfies Record<
    | OrderMail['kind']
    | NewsletterMailKind
    | WebhookMailKind
    | AlertMailKind
    | ReviewRequestMail['kind']
    | CartReminderMail['kind']
    | 'PASSWORD_RESET'
    | 'EMAIL_CHANGED'
    | 'CONTACT_MESSAGE'
    | 'STAFF_INVITATION',
    EmailComposer
  >;
}

/** Shows staff what customers get. */
export function mailPreviewService(
  { clock, rateLimits, config, locale, mail }: Dependencies,
  { users, sender }: { users: UserService; sender: Sender },
): MailPreviewService {
  const terms = { currencyCode: config.currencyCode, locale };
  return new MailPreviewService(clock, rateLimits, users, mail, sender, terms);
}

/** The shop as the sender of its emails. */
export function senderOf(
  { config: { mailFrom: mailAddress }, secrets }: Pick<Dependencies, 'config' | 'secrets'>,
  settings: Settings,
  baseUrl: string,
): Sender {
  const { general, payments, mails: openings, headless } = settings;
  const { bankAccount } = payments;
  const storefrontOf = (id: string | null) => findStorefront(headless.storefronts, id);
  const link = (storefrontId: string | null, name: StorefrontLink, value: string, own: string) =>
    storefrontLink(storefrontOf(storefrontId), name, value) ?? baseUrl + own;
  return {
    ...{ shopName: general.name, baseUrl, mailAddress, bankAccount, openings },
    orderPage: ({ id, guestLinkExpiresAt, storefrontId }) => {
      if (!guestLinkExpiresAt) return link(storefrontId, 'orderPath', id, webLinks.order(id));
      const token = orderLinkToken(secrets.session, id);
      return link(storefrontId, 'guestOrderPath', token, webLinks.guestOrder(token));
    },
    returnLabel: ({ id, guestLinkExpiresAt }, returnId) =>
      baseUrl +
      (guestLinkExpiresAt
        ? webLinks.guestReturnLabel(orderLinkToken(secrets.session, id), returnId)
        : webLinks.returnLabel(id, returnId)),
    paymentLink: ({ id, storefrontId }) => {
      const token = paymentLinkToken(secrets.session, id);
      return link(storefrontId, 'paymentPath', token, webLinks.payByLink(token));
    },
    orderConfirmationLink: (orderId, email) =>
      baseUrl + webLinks.confirmOrder(orderConfirmationToken(secrets.session, orderId, email)),
    passwordResetLink: (token, storefrontId) =>
      link(storefrontId, 'passwordResetPath', token, webLinks.resetPassword(token)),
    home: (storefrontId) => storefrontOf(storefrontId)?.origin ?? baseUrl,
  };
}
