import type { EntityManager } from '../db/database.ts';
import type { Sender } from '../email/email-content.ts';
import type { OutboxService } from '../email/outbox.service.ts';
import { ApiKeyService } from '../modules/api-keys/api-key.service.ts';
import { CallerService } from '../modules/api-keys/caller.service.ts';
import { EmailChangeMailService } from '../modules/auth/accounts/email-change-mail.service.ts';
import { AccountService } from '../modules/auth/accounts/account.service.ts';
import { PasswordResetService } from '../modules/auth/passwords/password-reset.service.ts';
import { GoogleSignInService } from '../modules/auth/google/google-sign-in.service.ts';
import { GuestSessionService } from '../modules/auth/sessions/guest-session.service.ts';
import { LoginStepService } from '../modules/auth/second-factor/login-step.service.ts';
import { PasskeyService } from '../modules/auth/second-factor/passkeys/passkey.service.ts';
import { relyingPartyOf } from '../modules/auth/second-factor/passkeys/relying-party.ts';
import { SecondFactorService } from '../modules/auth/second-factor/second-factor.service.ts';
import { SavedViewService } from '../modules/staff/saved-views/saved-view.service.ts';
import { StaffRoleService } from '../modules/staff/staff-role.service.ts';
import { StaffService } from '../modules/staff/staff.service.ts';
import { ProfilePictureService } from '../modules/customers/profile-pictures/profile-picture.service.ts';
import { ProfileService } from '../modules/auth/accounts/profile.service.ts';
import { SessionService } from '../modules/auth/sessions/session.service.ts';
import type { UserService } from '../modules/customers/users/user.service.ts';
import { StaffInvitationService } from '../modules/staff/staff-invitation.service.ts';
import type { Dependencies } from '../dependencies.ts';

/**
 * The sessions of signed-in users. `userAgent`: the caller's header, which names a session that they begin.
 */
export function sessionService(
  { clock, secrets, currentSettings }: Dependencies,
  em: EntityManager,
  userAgent: string | undefined,
): SessionService {
  const { security, storefront } = currentSettings.get();
  const { requiresSecondFactor } = security;
  const { allowsGuests } = storefront;
  return new SessionService(em, clock, secrets.session, { requiresSecondFactor, allowsGuests }, userAgent);
}

/** The emails about an account, a part of `createServices`. */
export function accountMailServices(
  { clock, rateLimits }: Dependencies,
  em: EntityManager,
  shared: { users: UserService; outbox: OutboxService; sessions: SessionService; sender: Sender },
) {
  const { users, outbox, sessions, sender } = shared;
  return {
    passwordResets: new PasswordResetService(em, clock, rateLimits, outbox, sessions, sender),
    emailChangeMails: new EmailChangeMailService(outbox, users, sender),
  };
}

/** How people get an account, sign in and change it, a part of `createServices`. */
export function accountServices(
  { currentSettings, clock, rateLimits, secrets, identities, baseUrl }: Dependencies,
  em: EntityManager,
  shared: { users: UserService; sessions: SessionService; emailChangeMails: EmailChangeMailService },
) {
  const { users, sessions, emailChangeMails } = shared;
  const pictures = new ProfilePictureService(em, clock);
  const secondFactors = new SecondFactorService(em, clock, rateLimits, users, sessions, {
    signingKey: secrets.session,
    sealingKey: secrets.sealing,
    shopName: currentSettings.shopName(),
    isRequired: currentSettings.get().security.requiresSecondFactor,
  });
  const loginStep = new LoginStepService(em, clock, rateLimits, secondFactors, secrets.session);
  // Taking a URL apart costs more than all other services of accounts, and few requests ask for it.
  const relyingParty = () => relyingPartyOf(baseUrl(), currentSettings.shopName());
  const passkeys = new PasskeyService(em, clock, users, sessions, secondFactors, loginStep, relyingParty);
  return {
    secondFactors,
    passkeys,
    accounts: new AccountService(em, clock, rateLimits, secrets.admin, users, sessions, loginStep, passkeys),
    googleSignIn: new GoogleSignInService(em, clock, rateLimits, identities, sessions, pictures),
    guestSessions: new GuestSessionService(
      em,
      clock,
      rateLimits,
      sessions,
      currentSettings.get().storefront.allowsGuests,
    ),
    profiles: new ProfileService(
      em,
      clock,
      rateLimits,
      users,
      sessions,
      secondFactors,
      pictures,
      emailChangeMails,
    ),
    pictures,
  };
}

/**
 * Who works in the back office, and as what, which programs do, and who calls, a part of `createServices`.
 */
export function staffServices(
  { clock, rateLimits, currentSettings }: Dependencies,
  em: EntityManager,
  shared: { users: UserService; outbox: OutboxService; sessions: SessionService; sender: Sender },
) {
  const { users, outbox, sessions, sender } = shared;
  const staffRoles = new StaffRoleService(em, clock);
  const apiKeys = new ApiKeyService(em, clock, currentSettings.get().headless.storefronts);
  return {
    apiKeys,
    callers: new CallerService(sessions, apiKeys),
    staff: new StaffService(em, staffRoles, sessions),
    staffRoles,
    savedViews: new SavedViewService(em, clock),
    staffInvitations: new StaffInvitationService(
      em,
      clock,
      rateLimits,
      outbox,
      sessions,
      users,
      staffRoles,
      sender,
    ),
  };
}
