import type { Config } from './config.ts';
import type { EmailComposer, EmailComposers } from './email/email-composer.ts';
import type { Sender } from './email/email-content.ts';
import type { PasswordResetService } from './modules/auth/passwords/password-reset.service.ts';
import type { ContactService } from './modules/contact/contact.service.ts';
import type { OrderEmail } from './modules/orders/order-email.ts';
import type { OrderMailService } from './modules/orders/order-mail.service.ts';
import type { Settings } from './modules/settings/settings.ts';
import type { StaffInvitationService } from './modules/staff/staff-invitation.service.ts';

/** Who writes the emails of each kind. */
export function emailComposers(
  orderMails: OrderMailService,
  passwordResets: PasswordResetService,
  contact: ContactService,
  staffInvitations: StaffInvitationService,
): EmailComposers {
  return {
    ORDER_PLACED: orderMails,
    ORDER_PAID: orderMails,
    ORDER_STATUS_CHANGED: orderMails,
    ORDER_REFUNDED: orderMails,
    ORDER_SENT: orderMails,
    PASSWORD_RESET: passwordResets,
    CONTACT_MESSAGE: contact,
    STAFF_INVITATION: staffInvitations,
  } satisfies Record<
    OrderEmail['kind'] | 'PASSWORD_RESET' | 'CONTACT_MESSAGE' | 'STAFF_INVITATION',
    EmailComposer
  >;
}

/** The shop as the sender of its emails. */
export function senderOf({ mailFrom: mailAddress }: Config, settings: Settings, baseUrl: string): Sender {
  const { general, payments } = settings;
  return { shopName: general.name, baseUrl, mailAddress, bankAccount: payments.bankAccount };
}
