import type { Keys } from '../../shared/secrets/keys.ts';
import { seal, unseal } from '../../shared/secrets/sealed-text.ts';
import { type SettingsSection, settingsSections } from './settings.ts';

const ownerOf = (section: SettingsSection, field: string) => `settings.${section}.${field}`;

/** A change of a section with its secrets sealed. */
export function withSealedSecrets(keys: Keys, section: SettingsSection, change: object): object {
  const secrets = settingsSections[section].secrets ?? [];
  return Object.fromEntries(
    Object.entries(change).map(([field, value]: [string, unknown]) =>
      secrets.includes(field) && typeof value === 'string'
        ? [field, seal(keys, ownerOf(section, field), value)]
        : [field, value],
    ),
  );
}

/** Decrypts a secret of the settings; null when it was sealed with another key. */
export function readSecret(
  keys: Keys,
  section: SettingsSection,
  field: string,
  sealed: string,
): string | null {
  return unseal(keys, ownerOf(section, field), sealed);
}
