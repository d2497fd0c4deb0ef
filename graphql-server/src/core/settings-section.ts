import type { Audience } from '../shared/audience.ts';
import type { z } from 'zod';

/** The inputs of the settings in force. */
interface SettingsSources<Content> {
  defaults: Content;
  /** What staff changed. */
  stored: Partial<Content>;
  shopName: string;
}

/** A section of the settings, as its module declares it in `<module>.settings.ts`. */
export interface SettingsSectionParts<Content extends object> {
  /** `Review` for the contract's ReviewSettings, ReviewSettingsInput and ReviewSettingsPayload. */
  contract: string;
  /**
   * Validates its fields. A change may omit fields, which then stay. Does not include the opening texts of
   * emails, which follow from the modules' declarations.
   */
  schema?: z.ZodObject;
  /** The values before any change. A demo may include content that is meant for trials only. */
  defaults(isDemo: boolean): Content;
  /** The environment variables that set fields, for `EnvironmentSettings` of the same names. */
  variables?: { readonly [Field in keyof Content]?: string };
  /** Computes the values in force, where they are more than environment, stored value or default. */
  inForce?(content: Content, sources: SettingsSources<Content>): Content;
  /** Validates a change as a whole. `takesCards`: whether a provider charges cards. @throws UserError */
  check?(change: Partial<Content>, before: Content, takesCards: boolean): void;
  /** Computes what to store of a validated change, where that is more than the change: new parts get ids. */
  toStored?(change: object, stored: object, before: Content, now: Date): object;
  /** Fields that are stored sealed (`sealed-settings.ts`); the audit log says only that they changed. */
  secrets?: readonly string[];
  /** Whether a module has its own mutation for it, which does more than to save a change. */
  hasOwnUpdate?: true;
  /** Who may change it; by default `settings:write`, which API keys may have, too. */
  changedBy?: Audience;
}

export function settingsSection<Content extends object, const Contract extends string>(
  section: SettingsSectionParts<Content> & { contract: Contract },
) {
  return section;
}
