import type { Database, EntityManager } from '../../db/database.ts';
import { refuse } from '../../errors.ts';
import { validate } from '../../shared/validate.ts';
import { selectCredentials } from '../auth/credentials.ts';
import { hashPassword, isPasswordRight } from '../auth/password-hash.ts';
import type { SessionService } from '../auth/session.service.ts';
import type { Throttles } from '../auth/throttles.ts';
import type { Viewer } from '../auth/viewer.ts';
import { isEmailAsPassword, PASSWORD_IS_EMAIL } from './person-rules.ts';
import { lockedField, type ProfileChange, profileChangeSchema } from './profile-rules.ts';
import { takenRefusal } from './taken.ts';
import { UserEntity } from './user.entity.ts';
import type { UserService } from './user.service.ts';
import type { User } from './user.ts';

/** What a person changes of the own profile, see CustomerUpdateInput of the contract; a field left out stays. */
export type ProfileChangeInput = Partial<Record<keyof ProfileChange, string | null>>;

/** What of a row changes, as the entity names it. */
type Columns = Partial<Omit<ProfileChange, 'password' | 'currentPassword'>> & { passwordHash?: string };

/** Changes of people's own profiles. */
export class ProfileService {
  constructor(
    private readonly em: EntityManager,
    private readonly throttles: Throttles,
    private readonly users: UserService,
    private readonly sessions: SessionService,
  ) {}

  /**
   * Changes the viewer's own profile. A new e-mail address or password needs the current password, so that
   * a stolen token does not become a stolen account; a new password ends the viewer's other sessions.
   * @throws Refusal FIELD_LOCKED, PASSWORD_WRONG, EMAIL_TAKEN, PHONE_TAKEN, or with the broken rules;
   *   AccessError RATE_LIMITED after too many wrong current passwords from `address`
   */
  async update(viewer: Viewer, input: ProfileChangeInput, address: string): Promise<User> {
    const change = validate(profileChangeSchema, input, ['input']);
    const user = await this.users.get(viewer.userId);
    const locked = lockedField(change, user);
    if (locked) {
      throw refuse('FIELD_LOCKED', 'This is kept in your Google account.', ['input', locked]);
    }
    if (change.password && isEmailAsPassword(change.password, change.email ?? user.email)) {
      throw refuse('INVALID_VALUE', PASSWORD_IS_EMAIL, ['input', 'password']);
    }
    const needsPassword = change.password !== undefined || (change.email ?? user.email) !== user.email;
    const provenHash = needsPassword ? await this.provePassword(user.id, change, address) : null;
    const passwordHash = change.password && (await hashPassword(change.password));
    await this.write(viewer, columnsOf(change, passwordHash), provenHash);
    return this.users.get(viewer.userId);
  }

  /** Writes a change, unless the password that was proven for it is no longer the one. */
  private async write(viewer: Viewer, columns: Columns, provenHash: string | null): Promise<void> {
    const where = { id: viewer.userId, ...(provenHash && { passwordHash: provenHash }) };
    if (Object.keys(columns).length === 0) return;
    await this.em.transactional(async (em) => {
      const changed = await this.writeOrRefuse(em, where, columns);
      if (changed === 0) throw passwordWrong();
      if (columns.passwordHash) await this.sessions.endOthers(em, viewer);
    });
  }

  private async writeOrRefuse(em: EntityManager, where: object, columns: Columns): Promise<number> {
    try {
      return await em.nativeUpdate(UserEntity, where, columns);
    } catch (error) {
      throw takenRefusal(error) ?? error;
    }
  }

  /** @returns the hash that the current password was proven against. @throws Refusal PASSWORD_WRONG */
  private async provePassword(userId: string, change: ProfileChange, address: string): Promise<string> {
    const { currentPassword } = change;
    if (!currentPassword) {
      throw refuse('PASSWORD_WRONG', 'Please enter your current password.', ['input', 'currentPassword']);
    }
    const account = await selectCredentials(this.em.getKysely<Database>())
      .where('id', '=', userId)
      .executeTakeFirst();
    const passwordHash = account?.password_hash ?? null;
    const isRight = await this.throttles.password(userId, address, () =>
      isPasswordRight(passwordHash, currentPassword),
    );
    if (!isRight || !passwordHash) throw passwordWrong();
    return passwordHash;
  }
}

function columnsOf(change: ProfileChange, passwordHash: string | undefined): Columns {
  const { firstName, lastName, email, phone, address, profilePicture } = change;
  const columns = { firstName, lastName, email, phone, address, profilePicture, passwordHash };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function passwordWrong() {
  return refuse('PASSWORD_WRONG', 'The current password is wrong.', ['input', 'currentPassword']);
}
