import type { Keys } from '../../../shared/secrets/keys.ts';
import { z } from 'zod';
import { message } from '../../../shared/messages/message.ts';
import { storableText } from '../../../shared/text-rules.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { DAY } from '../../../shared/time/duration.ts';
import { brokenRule, validate } from '../../../shared/validate.ts';
import { hashPassword, isPasswordRight } from '../../auth/passwords/password-hash.ts';
import type { RateLimits } from '../../auth/rate-limits/rate-limits.ts';
import type { Settings } from '../../settings/settings.ts';
import type { EditableSection, SettingsService } from '../../settings/settings.service.ts';
import { createPass, isPassValid } from './storefront-pass.ts';

const [MIN_LENGTH, MAX_LENGTH] = [6, 128];

const password = storableText
  .min(1, brokenRule('text.required', { what: message('label.password') }))
  .min(MIN_LENGTH, brokenRule('password.tooShort', { min: MIN_LENGTH }))
  .max(MAX_LENGTH, brokenRule('password.tooLong', { max: MAX_LENGTH }));

const passwordChange = z.object({ password: password.nullable() });

/** How long a pass lets its holder in, in ms. */
export const PASS_LIFE = 7 * DAY;

/** Who sees the storefront before the shop opens: staff, and visitors with its password. */
export class StorefrontPasswordService {
  constructor(
    private readonly settings: SettingsService,
    private readonly opening: Settings['opening'],
    private readonly clock: Clock,
    private readonly rateLimits: RateLimits,
    private readonly signingKeys: Keys,
  ) {}

  get isSet(): boolean {
    return this.opening.passwordHash !== null;
  }

  /**
   * Sets the password, or removes it (null). All passes become void. @throws UserError with the broken rules
   */
  async set(password: string | null): Promise<EditableSection<'opening'>> {
    const valid = validate(passwordChange, { password }, []).password;
    const passwordHash = valid === null ? null : await hashPassword(valid);
    return this.settings.update('opening', { passwordHash });
  }

  /** A pass for the password; null if it is wrong, or there is none. @throws RequestError RATE_LIMITED */
  async enter(password: string, ip: string): Promise<string | null> {
    const { passwordHash } = this.opening;
    if (passwordHash === null) return null;
    const text = password.slice(0, MAX_LENGTH);
    const isRight = await this.rateLimits.storefrontPassword(ip, () => isPasswordRight(passwordHash, text));
    return isRight ? this.createPass() : null;
  }

  /** A pass for somebody whose right to see the storefront is certain. */
  createPass(): string {
    return createPass(this.signingKeys, this.opening.passwordHash, this.clock().getTime() + PASS_LIFE);
  }

  admits(pass: string): boolean {
    return isPassValid(this.signingKeys, this.opening.passwordHash, pass, this.clock());
  }
}
