import type { Selectable } from 'kysely';
import type { Config } from '../../config/config.ts';
import type { EntityManager } from '../../db/database.ts';
import { defaultSettings, effectiveSettings } from './effective-settings.ts';
import type { Settings, StoredSettings } from './settings.ts';
import type { SettingsTables } from './settings.tables.ts';

/**
 * The settings in force, kept in memory because every request needs some of them. The process that changes
 * them refreshes them at once, and a job does so each second, which is how the others learn of it. Until they
 * are first read from the database they are what the environment and the defaults say.
 */
export class CurrentSettings {
  private settings: Settings;
  private stored = '';
  private changes = 0;
  private isDemoNow: boolean;
  private readonly demoEnd = Promise.withResolvers<void>();

  constructor(private readonly config: Config) {
    this.isDemoNow = config.isDemo;
    this.settings = this.inForce({});
  }

  get(): Settings {
    return this.settings;
  }

  /** Another number after each change. */
  get revision(): number {
    return this.changes;
  }

  /** Whether the shop is a demo: the configuration says so, and staff have not ended it. */
  get isDemo(): boolean {
    return this.isDemoNow;
  }

  /** Settles once this process learns that staff have ended the demo. */
  get demoEnded(): Promise<void> {
    return this.demoEnd.promise;
  }

  /** The shop's name, for who can't know when it changes. */
  readonly shopName = (): string => this.settings.general.name;

  /** ISO 4217 code of prices, for the same. */
  readonly currencyCode = (): string => this.settings.currency.currencyCode;

  /** In which the shop's days begin, for the same. */
  readonly timeZone = (): string => this.settings.general.timeZone;

  /** What would be in force if the database held this. */
  inForce(stored: StoredSettings): Settings {
    return effectiveSettings(defaultSettings(this.isDemoNow), stored, this.config.settings);
  }

  /** Reads what the database holds, in one statement. */
  async refresh(em: EntityManager): Promise<void> {
    const query = em.getKysely<SettingsTables>().selectFrom('settings').select(['section', 'content']);
    const rows = await query.orderBy('section').execute();
    const text = JSON.stringify(rows);
    if (text === this.stored) return;
    this.stored = text;
    this.changes += 1;
    const stored = storedSettings(rows);
    if (this.isDemoNow && stored.opening?.demoEndedAt) {
      this.isDemoNow = false;
      this.demoEnd.resolve();
    }
    this.settings = this.inForce(stored);
  }
}

/** What staff have changed, from the rows of the table. */
export function storedSettings(
  rows: readonly Pick<Selectable<SettingsTables['settings']>, 'section' | 'content'>[],
): StoredSettings {
  return Object.fromEntries(rows.map(({ section, content }) => [section, content]));
}
