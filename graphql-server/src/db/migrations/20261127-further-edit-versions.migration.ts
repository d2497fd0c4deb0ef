import { Migration } from '@mikro-orm/migrations';
import { versioned } from './edit-version-trigger.ts';

/**
 * Versions of own roles, synonyms and saved views, so that nobody's change of one is overwritten unnoticed
 * (decision 0036).
 */
export class FurtherEditVersionsMigration extends Migration {
  override name = '20261127-further-edit-versions';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  ...versioned('staff_roles', ['name', 'permissions']),
  ...versioned('search_synonyms', ['words']),
  ...versioned('saved_views', ['name', 'query', 'user_id']),
];
