import type { EntityManager } from '../../../db/database.ts';
import { userError } from '../../../errors.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { newId } from '../../../shared/new-id.ts';
import { validate } from '../../../shared/validate.ts';
import { selectCredentials } from '../passwords/credentials.ts';
import { hashPassword, isPasswordRight } from '../passwords/password-hash.ts';
import { recordFailedProof } from '../sessions/record-sign-in.ts';
import type { EmailChangeEmailService } from './email-change-email.service.ts';
import type { SessionService } from '../sessions/session.service.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { voidResetTokens } from '../passwords/void-reset-tokens.ts';
import type { UserPrincipal } from '../../../shared/principal.ts';
import { isEmailAsPassword } from '../../customers/users/user-rules.ts';
import {
  type NewPicture,
  picturePath,
  type ProfilePictureService,
} from '../../customers/profile-pictures/profile-picture.service.ts';
import type { SecondFactorService } from '../second-factor/second-factor.service.ts';
import { isFreshLogin, lockedField, type ProfileChange, profileChangeSchema } from './profile-rules.ts';
import { readPicture, readPictureData } from '../../customers/profile-pictures/read-picture.ts';
import { uniqueViolation } from '../../customers/users/unique-violation.ts';
import { UserEntity } from '../../customers/users/user.entity.ts';
import type { UserService } from '../../customers/users/user.service.ts';
import type { User } from '../../customers/users/user.ts';
import { message } from '../../../shared/messages/message.ts';
import type { AuthDatabase } from '../auth.tables.ts';

/** A change to the user's own profile, see CustomerUpdateInput in the contract; missing fields stay. */
export type ProfileChangeInput = Partial<Record<keyof ProfileChange, string | null>>;

/** The changed columns, by their names in the entity. */
type Columns = Partial<Omit<ProfileChange, 'password' | 'currentPassword' | 'code'>> & {
  passwordHash?: string;
};

/**
 * The origin of a change, and whether a customer's recent login proves their identity as well as the
 * password.
 */
export interface ChangeOrigin {
  ip: string;
  trustsFreshLogin: boolean;
}

/** Context for writing a change. */
interface Circumstances {
  isSensitive: boolean;
  /** Null: the email did not change. */
  formerEmail: string | null;
  provenHash: string | null;
  picture: NewPicture | null;
}

const PICTURE_FIELD = ['input', 'profilePicture'];

/** Changes to users' own profiles. */
export class ProfileService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly rateLimits: RateLimits,
    private readonly users: UserService,
    private readonly sessions: SessionService,
    private readonly secondFactors: Pick<SecondFactorService, 'of' | 'takeCode'>,
    private readonly pictures: ProfilePictureService,
    private readonly emailChangeEmails: EmailChangeEmailService,
  ) {}

  /**
   * Changes the caller's own profile. A new email or password requires the current password, so that a stolen
   * token is not enough to steal the account, and a code if there is a second factor. It revokes the caller's
   * other sessions. A former email is notified.
   * @throws UserError FIELD_LOCKED, PASSWORD_WRONG, CODE_WRONG, EMAIL_TAKEN, PHONE_TAKEN, or with the broken
   * rules; RequestError RATE_LIMITED after too many wrong current passwords, or too many pictures
   */
  async update(principal: UserPrincipal, input: ProfileChangeInput, origin: ChangeOrigin): Promise<User> {
    return this.change(principal, input, origin, readPictureData(input.profilePicture, PICTURE_FIELD));
  }

  /**
   * Replaces the caller's picture with an uploaded file.
   * @throws UserError FIELD_LOCKED, or INVALID_VALUE for an unreadable picture; RequestError RATE_LIMITED
   * after 30 pictures in an hour, UNAVAILABLE when too many are waiting to be decoded
   */
  async uploadPicture(principal: UserPrincipal, file: Uint8Array): Promise<User> {
    return this.change(principal, {}, { ip: '', trustsFreshLogin: false }, file);
  }

  private async change(
    principal: UserPrincipal,
    input: ProfileChangeInput,
    origin: ChangeOrigin,
    file: Uint8Array | null,
  ): Promise<User> {
    const pictureId = newId();
    const inputWithPicture = file ? { ...input, profilePicture: picturePath(pictureId) } : input;
    const change = validate(profileChangeSchema, inputWithPicture, ['input']);
    const user = await this.users.get(principal.userId);
    const locked = lockedField(change, user);
    if (locked) {
      throw userError('FIELD_LOCKED', message('account.keptByGoogle'), ['input', locked]);
    }
    if (change.password && isEmailAsPassword(change.password, change.email ?? user.email)) {
      throw userError('INVALID_VALUE', message('password.isEmail'), ['input', 'password']);
    }
    const formerEmail = change.email === undefined || change.email === user.email ? null : user.email;
    const isSensitive = change.password !== undefined || formerEmail !== null;
    const provenHash = isSensitive ? await this.verifyIdentity(principal, change, origin) : null;
    const passwordHash = change.password && (await hashPassword(change.password));
    const picture = file && { id: pictureId, content: await this.readPicture(principal, file) };
    const circumstances = { isSensitive, formerEmail, provenHash, picture };
    await this.saveChange(principal, columnsOf(change, passwordHash), circumstances);
    return this.users.get(principal.userId);
  }

  private async readPicture({ userId }: UserPrincipal, file: Uint8Array): Promise<Buffer> {
    await this.rateLimits.picture(userId);
    return readPicture(file, PICTURE_FIELD);
  }

  /** Stores a change, unless the verified password has been changed since. */
  private async saveChange(
    principal: UserPrincipal,
    columns: Columns,
    { isSensitive, formerEmail, provenHash, picture }: Circumstances,
  ) {
    const where = { id: principal.userId, ...(provenHash && { passwordHash: provenHash }) };
    if (Object.keys(columns).length === 0) return;
    await this.em.transactional(async (em) => {
      const changed = await this.writeOrThrow(em, where, columns);
      if (changed === 0) throw passwordWrong();
      if (isSensitive) {
        await this.sessions.revokeOthers(em, principal);
        await voidResetTokens(em, principal.userId);
      }
      if (formerEmail !== null) await this.emailChangeEmails.add(em, principal.userId, formerEmail);
      if (columns.profilePicture !== undefined) {
        await this.pictures.follow(em, principal.userId, columns.profilePicture, picture);
      }
    });
  }

  private async writeOrThrow(em: EntityManager, where: object, columns: Columns): Promise<number> {
    try {
      return await em.nativeUpdate(UserEntity, where, columns);
    } catch (error) {
      throw uniqueViolation(error) ?? error;
    }
  }

  /**
   * @returns the hash that the current password was verified against; null when a recent login was enough
   * @throws UserError PASSWORD_WRONG, CODE_WRONG
   */
  private async verifyIdentity(
    principal: UserPrincipal,
    { currentPassword, code }: ProfileChange,
    { ip, trustsFreshLogin }: ChangeOrigin,
  ): Promise<string | null> {
    const { kind, userId, signedInAt } = principal;
    if (!currentPassword) {
      // Not for staff, whose tokens open the back office: a fresh token is as easily stolen.
      const isEnough = trustsFreshLogin && kind === 'CUSTOMER' && isFreshLogin(signedInAt, this.clock());
      if (isEnough) return null;
      throw userError('PASSWORD_WRONG', message('account.passwordNeeded'), ['input', 'currentPassword']);
    }
    const account = await selectCredentials(this.em.getKysely<AuthDatabase>())
      .where('id', '=', userId)
      .executeTakeFirst();
    const passwordHash = account?.password_hash ?? null;
    const isRight = await this.rateLimits.password(userId, ip, () =>
      isPasswordRight(passwordHash, currentPassword),
    );
    if (!isRight && kind === 'STAFF')
      await recordFailedProof(this.em, 'VERIFICATION_FAILED', { column: 'id', value: userId }, null);
    if (!isRight || !passwordHash) throw passwordWrong();
    if (await this.secondFactors.of(userId)) {
      await this.secondFactors.takeCode(principal, code, ip, ['input', 'code']);
    }
    return passwordHash;
  }
}

function columnsOf(change: ProfileChange, passwordHash: string | undefined): Columns {
  const { firstName, lastName, email, phone, address, profilePicture } = change;
  const columns = { firstName, lastName, email, phone, address, profilePicture, passwordHash };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function passwordWrong() {
  return userError('PASSWORD_WRONG', message('account.passwordWrong'), ['input', 'currentPassword']);
}
