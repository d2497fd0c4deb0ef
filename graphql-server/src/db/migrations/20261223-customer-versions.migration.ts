import { Migration } from '@mikro-orm/migrations';
import { versioned } from './edit-version-trigger.ts';

/**
 * Versions of customers, whom staff edit since (decision 0082), so that nobody's change is overwritten
 * unnoticed (decision 0036).
 */
export class CustomerVersionsMigration extends Migration {
  override name = '20261223-customer-versions';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = versioned('users', ['first_name', 'last_name', 'email', 'phone', 'address']);
