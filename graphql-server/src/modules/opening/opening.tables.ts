import type { CatalogueTables } from '../catalogue/catalogue.tables.ts';
import type { CustomersTables } from '../customers/customers.tables.ts';
import type { SettingsTables } from '../settings/settings.tables.ts';
import type { StaffTables } from '../staff/staff.tables.ts';

/** Tables that the module may query: those of modules it needs. */
export type OpeningDatabase = CatalogueTables & CustomersTables & SettingsTables & StaffTables;
