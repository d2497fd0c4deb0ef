import { InitialMigration } from './20261120-initial.migration.ts';

/** All migrations, oldest first. Append only: one that was released is never changed. */
export const migrations = [InitialMigration] as const;
