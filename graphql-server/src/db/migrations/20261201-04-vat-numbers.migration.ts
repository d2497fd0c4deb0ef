import { Migration } from '@mikro-orm/migrations';

/** VAT numbers of customers, what VIES said of them, and orders whose recipient owes the tax. */
export class VatNumbersMigration extends Migration {
  override name = '20261201-vat-numbers';

  override up(): void {
    this.addSql(`alter table orders add column is_reverse_charge boolean not null default false`);
    this.addSql(`alter table orders add column vat_number_check jsonb`);
    this.addSql(`create table vat_number_checks (
      number text not null,
      requester text not null,
      status text not null check (status in ('VALID', 'INVALID', 'UNAVAILABLE')),
      name text,
      consultation_number text,
      checked_at timestamptz not null,
      primary key (number, requester)
    )`);
    this.addSql(`create index vat_number_checks_checked_at on vat_number_checks (checked_at)`);
  }
}
