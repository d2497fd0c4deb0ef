import type { Scope } from '../../core/define-module.ts';
import { AccountService } from './accounts/account.service.ts';
import { CustomerRecordService } from './accounts/customer-record.service.ts';
import { EmailChangeEmailService } from './accounts/email-change-email.service.ts';
import { ProfileService } from './accounts/profile.service.ts';
import { marketingConsentPort } from './accounts/sheets/marketing-consent.port.ts';
import { guestCartsPort } from './accounts/guest-carts.port.ts';
import { GoogleSignInService } from './google/google-sign-in.service.ts';
import { PasswordResetService } from './passwords/password-reset.service.ts';
import { resetSender } from './passwords/reset-sender.ts';
import { RateLimitCountService } from './rate-limits/rate-limit-count.service.ts';
import { LoginStepService } from './second-factor/login-step.service.ts';
import { PasskeyService } from './second-factor/passkeys/passkey.service.ts';
import { relyingPartyOf } from './second-factor/passkeys/relying-party.ts';
import { SecondFactorService } from './second-factor/second-factor.service.ts';
import { guestUses } from './sessions/guest-uses.registry.ts';
import { GuestSessionService } from './sessions/guest-session.service.ts';
import { SessionService } from './sessions/session.service.ts';
import { fieldsOf } from '../custom-fields/custom-fields.ts';
import type { CustomFieldsServices } from '../custom-fields/custom-fields.services.ts';
import type { CustomersServices } from '../customers/customers.services.ts';
import type { EmailsServices } from '../emails/emails.services.ts';

export function authServices(
  { dependencies, em, port, entriesOf, userAgent }: Scope,
  {
    users,
    pictures,
    outbox,
    sender,
    customFields,
  }: CustomersServices & CustomFieldsServices & EmailsServices,
) {
  const { clock, rateLimits, secrets, identities, baseUrl, currentSettings } = dependencies;
  const { security, storefront, currency } = currentSettings.get();
  const customerFields = fieldsOf(customFields.fields, 'CUSTOMER');
  const { requiresSecondFactor } = security;
  const { allowsGuests } = storefront;
  const rules = { requiresSecondFactor, allowsGuests };
  const sessions = new SessionService(em, clock, secrets.session, rules, userAgent);
  const secondFactors = new SecondFactorService(em, clock, rateLimits, users, sessions, {
    signingKeys: secrets.session,
    sealingKeys: secrets.sealing,
    shopName: currentSettings.shopName(),
    isRequired: requiresSecondFactor,
  });
  const loginStep = new LoginStepService(em, clock, rateLimits, secondFactors, secrets.session);
  // Created on demand: parsing the URL costs more than creating all account services, and few requests need
  // it.
  const relyingParty = () => relyingPartyOf(baseUrl(), currentSettings.shopName());
  const passkeys = new PasskeyService(em, clock, users, sessions, secondFactors, loginStep, relyingParty);
  const emailChangeEmails = new EmailChangeEmailService(outbox, users, sender);
  return {
    sessions,
    secondFactors,
    passkeys,
    accounts: new AccountService(em, clock, rateLimits, secrets.admin, users, sessions, loginStep, passkeys),
    cartsAtLogin: port(guestCartsPort),
    marketingConsent: port(marketingConsentPort),
    customerRecords: new CustomerRecordService(em, clock, customerFields),
    customerSheetTerms: { fields: customerFields, currency: currency.currencyCode },
    googleSignIn: new GoogleSignInService(em, clock, rateLimits, identities, sessions, pictures),
    guestSessions: new GuestSessionService(
      em,
      clock,
      rateLimits,
      sessions,
      allowsGuests,
      entriesOf(guestUses),
    ),
    profiles: new ProfileService(
      em,
      clock,
      rateLimits,
      users,
      sessions,
      secondFactors,
      pictures,
      emailChangeEmails,
    ),
    emailChangeEmails,
    passwordResets: new PasswordResetService(
      em,
      clock,
      rateLimits,
      outbox,
      sessions,
      resetSender(sender, dependencies),
    ),
    rateLimitCounts: new RateLimitCountService(em),
  };
}

export type AuthServices = ReturnType<typeof authServices>;
