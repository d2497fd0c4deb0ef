import type { z } from 'zod';

/** What settings in force are made from. */
interface SettingsSources<Content> {
  defaults: Content;
  /** What staff have changed. */
  stored: Partial<Content>;
  /** What the shop is called now. */
  shopName: string;
}

/** A section of the settings that staff edit, as its module declares it in `<module>.settings.ts`. */
export interface SettingsSectionParts<Content extends object> {
  /** `Review` for the contract's ReviewSettings, ReviewSettingsInput and ReviewSettingsPayload. */
  contract: string;
  /**
   * What its fields may be. A change may leave fields out, which stay. Left out: the opening texts of emails,
   * which follow from what modules declare.
   */
  schema?: z.ZodObject;
  /** What nobody has changed yet. What may only be shown while trying the shop out, a demo has. */
  defaults(isDemo: boolean): Content;
  /** The environment variables that set fields, for `EnvironmentSettings` of the same names. */
  variables?: { readonly [Field in keyof Content]?: string };
  /** What is in force, where that is more than what is set or else stored or else the default. */
  inForce?(content: Content, sources: SettingsSources<Content>): Content;
  /** Checks a change as a whole. `takesCards` says whether a provider charges cards. @throws UserError */
  check?(change: Partial<Content>, before: Content, takesCards: boolean): void;
  /** What is stored of a checked change, where that is more than itself: new parts get ids. */
  store?(change: object, stored: object, before: Content): object;
  /** Whether only people may change it, and no API keys. */
  isForPeople?: boolean;
}

export function settingsSection<Content extends object, const Contract extends string>(
  section: SettingsSectionParts<Content> & { contract: Contract },
) {
  return section;
}
