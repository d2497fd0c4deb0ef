import type { EnvironmentSettings } from '../../config/environment-settings.ts';
import {
  ofEachSection,
  type Settings,
  type SettingsSection,
  settingsSections,
  type StoredSettings,
} from './settings.ts';

/** The settings of a shop that nobody has changed yet: those of the specification. */
export function defaultSettings(isDemo: boolean): Settings {
  return ofEachSection<Settings>(
    (section) => settingsSections[section].defaults(isDemo) as Settings[typeof section],
  );
}

/** The settings in force: what the environment has set, else what staff have changed, else the default. */
export function effectiveSettings(
  defaults: Settings,
  stored: StoredSettings,
  environment: EnvironmentSettings,
): Settings {
  const merged = <Section extends SettingsSection>(section: Section): Settings[Section] => {
    const set = locksOf(section, environment).map(({ field }) => [field, environment[field]]);
    return { ...defaults[section], ...stored[section], ...(Object.fromEntries(set) as object) };
  };
  const { name: shopName } = merged('general');
  return ofEachSection<Settings>((section) => {
    const content = merged(section);
    const { inForce } = settingsSections[section];
    const sources = { defaults: defaults[section], stored: stored[section] ?? {}, shopName };
    return (inForce?.(content, sources) ?? content) as typeof content;
  });
}

/** The fields of a section that the environment has set, each with its variable. */
export function locksOf(section: SettingsSection, environment: EnvironmentSettings) {
  const variables = Object.entries(settingsSections[section].variables ?? {});
  return variables.flatMap(([field, variable]) =>
    variable !== undefined && isSet(field, environment) ? { field, variable } : [],
  );
}

function isSet(field: string, environment: EnvironmentSettings): field is keyof EnvironmentSettings {
  return field in environment;
}
