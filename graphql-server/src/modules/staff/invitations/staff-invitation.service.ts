import type { z } from 'zod';
import { holdLock } from '../../../db/advisory-lock.ts';
import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import type { ComposedEmail, EmailComposer, Mail } from '../../../email/email-composer.ts';
import type { Sender } from '../../../email/email-content.ts';
import type { OutboxService } from '../../emails/outbox.service.ts';
import { userError } from '../../../errors.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { DAY } from '../../../shared/time/duration.ts';
import { message } from '../../../shared/messages/message.ts';
import { isUuid, newId } from '../../../shared/new-id.ts';
import { hashSecretToken, newSecretToken } from '../../../shared/secrets/secret-token.ts';
import { webLinks } from '../../../shared/web-links.ts';
import { validate } from '../../../shared/validate.ts';
import type { UserPrincipal } from '../../../shared/principal.ts';
import type { SignedIn } from '../../auth/accounts/account.service.ts';
import { insertAccount } from '../../auth/accounts/insert-account.ts';
import { hashPassword } from '../../auth/passwords/password-hash.ts';
import type { RateLimits } from '../../auth/rate-limits/rate-limits.ts';
import type { SessionService } from '../../auth/sessions/session.service.ts';
import { isEmailAsPassword } from '../../customers/users/user-rules.ts';
import type { UserService } from '../../customers/users/user.service.ts';
import { UserEntity } from '../../customers/users/user.entity.ts';
import { staffInvitationEmail } from './staff-invitation-email.ts';
import { StaffInvitationEntity } from './staff-invitation.entity.ts';
import type { StaffRoleService } from '../staff-role.service.ts';
import { acceptanceSchema, assertWithinOwn, invitationSchema, type StaffRole } from '../staff-rules.ts';
import type { StaffDatabase } from '../staff.tables.ts';

export type StaffInvitationInput = z.input<typeof invitationSchema>;
export type StaffInvitationAcceptance = z.input<typeof acceptanceSchema>;

/** An invitation's lifetime since it was last sent, in ms. */
const INVITATION_LIFE = 7 * DAY;
/** Expired invitations are deleted after this time, in ms, because the email is personal data. */
const KEPT_AFTERWARDS = 30 * DAY;

/** An invitation to join the staff. */
export interface StaffInvitation {
  id: string;
  email: string;
  role: StaffRole;
  createdAt: Date;
  expiresAt: Date;
  hasExpired: boolean;
}

/** A new invitation, with a link that only the inviter sees, and only now. */
export interface MadeInvitation {
  invitation: StaffInvitation;
  url: string;
}

/** The email of an invitation. */
interface InvitationEmail extends Mail {
  kind: 'STAFF_INVITATION';
  /** The sender; missing in emails of earlier versions. */
  inviterId?: string;
}

/** Invitations to join the staff, by email or by a link that the inviter hands over. */
export class StaffInvitationService implements EmailComposer {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly rateLimits: RateLimits,
    private readonly outbox: OutboxService,
    private readonly sessions: SessionService,
    private readonly users: UserService,
    private readonly roles: StaffRoleService,
    private readonly sender: Sender,
  ) {}

  /** Pending invitations, newest first; expired ones can be sent again. */
  async list(): Promise<StaffInvitation[]> {
    const rows = await this.em.find(
      StaffInvitationEntity,
      {},
      { orderBy: { createdAt: 'desc', id: 'desc' } },
    );
    return Promise.all(rows.map((row) => this.present(row)));
  }

  /**
   * Invites someone to a role whose permissions the caller has.
   * @throws UserError EMAIL_TAKEN when the email has an account or an invitation, NOT_FOUND for the role, or
   * for invalid input; RequestError FORBIDDEN
   */
  async invite(principal: UserPrincipal, input: StaffInvitationInput): Promise<MadeInvitation> {
    const { email, roleId } = validate(invitationSchema, input, ['input']);
    const role = await this.roles.get(roleId, ['input', 'roleId']);
    assertWithinOwn(principal, role.permissions);
    const createdAt = this.clock();
    const token = newSecretToken();
    const row = {
      id: newId(),
      email,
      staffRole: role.id,
      tokenHash: null,
      linkTokenHash: hashSecretToken(token),
      createdAt,
      expiresAt: this.expiry(),
    };
    await retryTransaction(this.em, async (em) => {
      await holdLock(em.getKysely(), 'staff');
      if (await em.findOne(UserEntity, { email }, { fields: ['id'] })) throw emailTaken('account.emailTaken');
      if (await em.findOne(StaffInvitationEntity, { email })) throw emailTaken('staffInvitation.sentAlready');
      await em.insert(StaffInvitationEntity, row);
      await this.send(em, principal, email);
    });
    return { invitation: await this.present(row), url: this.urlOf(token) };
  }

  /**
   * Sends an invitation again, with new links, for another seven days. @throws UserError NOT_FOUND;
   * RequestError FORBIDDEN
   */
  async resend(principal: UserPrincipal, id: string): Promise<MadeInvitation> {
    const invitation = await this.get(principal, id);
    const expiresAt = this.expiry();
    const token = newSecretToken();
    const links = { tokenHash: null, linkTokenHash: hashSecretToken(token) };
    await retryTransaction(this.em, async (em) => {
      const changed = await em.nativeUpdate(StaffInvitationEntity, { id }, { expiresAt, ...links });
      if (changed === 0) throw notFound();
      await this.outbox.withdraw(em, 'STAFF_INVITATION', invitation.email);
      await this.send(em, principal, invitation.email);
    });
    return { invitation: { ...invitation, expiresAt, hasExpired: false }, url: this.urlOf(token) };
  }

  /**
   * Withdraws an invitation: its link no longer works. @throws UserError NOT_FOUND; RequestError FORBIDDEN
   */
  async withdraw(principal: UserPrincipal, id: string): Promise<void> {
    const { email } = await this.get(principal, id);
    await retryTransaction(this.em, async (em) => {
      await this.outbox.withdraw(em, 'STAFF_INVITATION', email);
      await em.nativeDelete(StaffInvitationEntity, { id });
    });
  }

  /** The invitation of a token; null if it is unknown, expired, accepted or withdrawn. */
  async findByToken(token: string): Promise<StaffInvitation | null> {
    const row = await this.findValid(this.em, token);
    return row && this.present(row);
  }

  /**
   * Creates the staff account and signs in. `ip` is the caller's, for the rate limits.
   * @throws UserError INVITATION_INVALID, EMAIL_TAKEN, or for invalid input; RequestError RATE_LIMITED
   */
  async accept(input: StaffInvitationAcceptance, ip: string): Promise<SignedIn> {
    const { token, name, password } = validate(acceptanceSchema, input, ['input']);
    await this.rateLimits.signUp(ip);
    const pendingInvitation = await this.findValid(this.em, token);
    if (!pendingInvitation) throw invalid();
    if (isEmailAsPassword(password, pendingInvitation.email)) {
      throw userError('INVALID_VALUE', message('password.isEmail'), ['input', 'password']);
    }
    const passwordHash = await hashPassword(password);
    return retryTransaction(this.em, async (em) => {
      const invitation = await this.findValid(em, token);
      // Deleting the invitation first makes a concurrent acceptance wait, and then find nothing.
      const accepted = invitation && (await em.nativeDelete(StaffInvitationEntity, { id: invitation.id }));
      if (!accepted) throw invalid();
      const { email, staffRole } = invitation;
      const account = { name, email, passwordHash, role: 'ADMIN', staffRole } as const;
      const user = await insertAccount(em, account, this.clock());
      return { ...(await this.sessions.create(em, user.id, 'ADMIN')), user };
    });
  }

  private async send(em: EntityManager, { userId }: UserPrincipal, recipient: string): Promise<void> {
    const mail: InvitationEmail = { kind: 'STAFF_INVITATION', recipient, inviterId: userId };
    await this.outbox.add(em, mail);
  }

  /**
   * Renders the email with a new link; null if the invitation was withdrawn. Only the newest emailed link
   * works.
   */
  async compose(_id: string, mail: Mail): Promise<ComposedEmail | null> {
    const { recipient, inviterId } = mail as InvitationEmail;
    const row = await this.em.findOne(StaffInvitationEntity, { email: recipient });
    if (!row) return null;
    const token = newSecretToken();
    await this.em.nativeUpdate(StaffInvitationEntity, { id: row.id }, { tokenHash: hashSecretToken(token) });
    const { role } = await this.present(row);
    const inviter = inviterId ? await this.users.find(inviterId) : null;
    const name = inviter && `${inviter.firstName} ${inviter.lastName}`.trim();
    return { draft: staffInvitationEmail(name, role, token, this.sender), replyTo: null };
  }

  /** Deletes invitations a month after they expired. */
  async purgeExpired(): Promise<void> {
    const before = new Date(this.clock().getTime() - KEPT_AFTERWARDS);
    await this.em.nativeDelete(StaffInvitationEntity, { expiresAt: { $lt: before } });
  }

  /** An invitation to a role that the caller may assign. */
  private async get(principal: UserPrincipal, id: string): Promise<StaffInvitation> {
    const row = isUuid(id) ? await this.em.findOne(StaffInvitationEntity, { id }) : null;
    if (!row) throw notFound();
    const invitation = await this.present(row);
    assertWithinOwn(principal, invitation.role.permissions);
    return invitation;
  }

  private async findValid(em: EntityManager, token: string): Promise<StaffInvitationEntity | null> {
    const hash = hashSecretToken(token);
    const row = await em
      .getKysely<StaffDatabase>()
      .selectFrom('staff_invitations')
      .where((eb) => eb.or([eb('token_hash', '=', hash), eb('link_token_hash', '=', hash)]))
      .where('expires_at', '>', this.clock())
      .selectAll()
      .executeTakeFirst();
    return row ? em.map(StaffInvitationEntity, row) : null;
  }

  private async present({
    id,
    email,
    staffRole,
    createdAt,
    expiresAt,
  }: StaffInvitationEntity): Promise<StaffInvitation> {
    const role = await this.roles.get(staffRole, ['id']);
    return { id, email, role, createdAt, expiresAt, hasExpired: expiresAt <= this.clock() };
  }

  private urlOf(token: string): string {
    return this.sender.baseUrl + webLinks.staffInvitation(token);
  }

  private expiry(): Date {
    return new Date(this.clock().getTime() + INVITATION_LIFE);
  }
}

const emailTaken = (reason: 'account.emailTaken' | 'staffInvitation.sentAlready') =>
  userError('EMAIL_TAKEN', message(reason), ['input', 'email']);
const notFound = () => userError('NOT_FOUND', message('staffInvitation.notFound'), ['id']);
const invalid = () => userError('INVITATION_INVALID', message('staffInvitation.invalid'), ['input', 'token']);
