import type { InferKyselyDB } from '@mikro-orm/sql';
import { SettingsEntity } from './settings.entity.ts';

export const settingsEntities = [SettingsEntity] as const;

export type SettingsTables = InferKyselyDB<(typeof settingsEntities)[number]>;
