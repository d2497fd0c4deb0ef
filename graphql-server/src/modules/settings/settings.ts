import type { SettingsSectionParts } from '../../core/settings-section.ts';
import { moduleSettings } from '../../module-settings.generated.ts';
import { ownSections } from './own-sections.ts';

const sections = { ...ownSections, ...moduleSettings };

export type SettingsSection = keyof typeof sections;

/** All settings that staff edit, by section. */
export type Settings = {
  [Section in SettingsSection]: ReturnType<(typeof sections)[Section]['defaults']>;
};

/** What the database holds of each section: only what staff have changed. */
export type StoredSettings = { [Section in SettingsSection]?: Partial<Settings[Section]> };

/** A setting that the environment has set, so that it can't be edited. */
export interface SettingLock {
  field: string;
  variable: string;
}

/** What modules declare, by section; `contract` names each in the contract. */
export const settingsSections: {
  readonly [Section in SettingsSection]: Omit<SettingsSectionParts<object>, 'variables'> & {
    contract: (typeof sections)[Section]['contract'];
    variables?: Readonly<Record<string, string | undefined>>;
  };
} = sections;

/** Something of each section. */
export function ofEachSection<Values extends Record<SettingsSection, unknown>>(
  valueOf: <Section extends SettingsSection>(section: Section) => Values[Section],
): Values {
  const names = Object.keys(sections) as SettingsSection[];
  return Object.fromEntries(names.map((section) => [section, valueOf(section)])) as Values;
}
