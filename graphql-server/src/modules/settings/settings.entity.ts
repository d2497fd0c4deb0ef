import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { SettingsSection } from './settings.ts';

/**
 * What staff have changed of a section of the settings; the rest is as the environment or the defaults have
 * it.
 */
export const SettingsEntity = defineEntity({
  name: 'Settings',
  tableName: 'settings',
  properties: {
    section: p.text().$type<SettingsSection>().primary(),
    content: p.json().$type<object>(),
    /** Changes with each edit; written by the database (decision 0036). */
    version: p.bigint('string').default('0'),
  },
});

export type SettingsEntity = InferEntity<typeof SettingsEntity>;
