import type { Keys } from '../../shared/secrets/keys.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { isDeepStrictEqual } from 'node:util';
import { LockMode } from '@mikro-orm/core';
import type { Config } from '../../config/config.ts';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { userError } from '../../errors.ts';
import type { EmailTemplate } from '../../email/email-template.ts';
import { assertVersion } from '../../shared/edit-version.ts';
import { message } from '../../shared/messages/message.ts';
import { validate } from '../../shared/validate.ts';
import type { AssetService } from '../assets/asset.service.ts';
import { type CurrentSettings, storedSettings } from './current-settings.ts';
import { locksOf } from './effective-settings.ts';
import { withPictures } from './settings-pictures.ts';
import { withSealedSecrets } from './sealed-settings.ts';
import { emailSettingsSchema } from './email-settings-rules.ts';
import { SettingsEntity } from './settings.entity.ts';
import {
  ofEachSection,
  type SettingLock,
  type Settings,
  type SettingsSection,
  settingsSections,
} from './settings.ts';
import type { SettingsTables } from './settings.tables.ts';

/** A section of the settings as staff edit it. */
export type EditableSection<Section extends SettingsSection> = Settings[Section] & {
  version: string;
  locks: SettingLock[];
};

type EditableSettings = { [Section in SettingsSection]: EditableSection<Section> };

/** The settings that staff edit. Everybody else reads those in force (`CurrentSettings`). */
export class SettingsService {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
    private readonly current: CurrentSettings,
    private readonly assets: AssetService,
    /** Whether a provider charges cards for the shop. */
    private readonly takesCards: boolean,
    /** The emails whose opening text is a setting. */
    private readonly emailTemplates: readonly EmailTemplate[],
    private readonly sealingKeys: Keys,
    private readonly clock: Clock,
  ) {}

  /** All settings as the database has them now, in one statement. */
  async read(): Promise<EditableSettings> {
    const rows = await this.rows();
    const settings = this.current.inForce(storedSettings(rows));
    return ofEachSection<EditableSettings>((section) => {
      const version = String(rows.find((row) => row.section === section)?.version ?? 0);
      const locks = locksOf(section, this.config.settings);
      return { ...settings[section], version, locks } as EditableSettings[typeof section];
    });
  }

  /**
   * Changes the given fields of a section; what they do is in force at once.
   * @throws UserError VERSION_CHANGED, FIELD_LOCKED for what the environment has set to something else,
   * REQUIRED, or with the broken rules
   */
  async update<Section extends SettingsSection>(
    section: Section,
    input: object,
    expectedVersion: string | null = null,
  ): Promise<EditableSection<Section>> {
    await retryTransaction(this.em, (em) => this.changeIn(em, section, input, expectedVersion));
    await this.current.refresh(this.em);
    return (await this.read())[section];
  }

  /** As `update`, but in the caller's transaction, after which the caller calls `refresh`. */
  async changeIn(
    em: EntityManager,
    section: SettingsSection,
    input: object,
    expectedVersion: string | null = null,
  ): Promise<void> {
    const row = await lockSection(em, section);
    assertVersion(row, expectedVersion);
    row.content = { ...row.content, ...(await this.editsOf(em, section, input, row.content)) };
    await em.flush();
  }

  /** What `update` would put in force. @throws UserError as `update` does, except VERSION_CHANGED */
  async proposed<Section extends SettingsSection>(
    section: Section,
    input: object,
  ): Promise<Settings[Section]> {
    const stored = storedSettings(await this.rows())[section] ?? {};
    const edits = await this.editsOf(this.em, section, input, stored);
    return this.current.inForce({ [section]: { ...stored, ...edits } })[section];
  }

  /** Has this process learn what others have changed. */
  async refresh(): Promise<void> {
    await this.current.refresh(this.em);
  }

  private rows() {
    return this.em.getKysely<SettingsTables>().selectFrom('settings').selectAll().execute();
  }

  /** What a change adds to the stored content of a section. @throws UserError */
  private async editsOf(
    em: EntityManager,
    section: SettingsSection,
    input: object,
    stored: object,
  ): Promise<object> {
    const validInput = validate(this.schemaOf(section), withoutUndefined(input), ['input']);
    const before = this.current.inForce({ [section]: stored });
    const { check, toStored } = settingsSections[section];
    check?.(validInput, before[section], this.takesCards);
    const pictured = await withPictures(em, this.assets, validInput, before);
    const change = toStored?.(pictured, stored, before[section], this.clock()) ?? pictured;
    const old = new Map<string, unknown>(Object.entries(before[section]));
    const edits = Object.entries(change).filter(
      ([field, value]) => !isDeepStrictEqual(old.get(field) ?? null, value),
    );
    this.assertUnlocked(
      section,
      edits.map(([field]) => field),
    );
    return withSealedSecrets(this.sealingKeys, section, Object.fromEntries(edits));
  }

  private schemaOf(section: SettingsSection) {
    const { schema } = settingsSections[section];
    return schema?.partial() ?? emailSettingsSchema(this.emailTemplates);
  }

  private assertUnlocked(section: SettingsSection, fields: readonly string[]): void {
    const lock = locksOf(section, this.config.settings).find(({ field }) => fields.includes(field));
    if (!lock) return;
    const { field, variable } = lock;
    throw userError('FIELD_LOCKED', message('setting.locked', { variable }), ['input', field]);
  }
}

/** What a caller leaves out may arrive as undefined, which no setting can be. */
function withoutUndefined(input: object): object {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}

/** The row of a section, which is there from its first edit on. */
async function lockSection(em: EntityManager, section: SettingsSection): Promise<SettingsEntity> {
  await em.upsert(SettingsEntity, { section, content: {} }, { onConflictAction: 'ignore' });
  return em.findOneOrFail(SettingsEntity, section, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
