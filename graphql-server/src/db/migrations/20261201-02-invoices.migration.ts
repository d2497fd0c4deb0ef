import { Migration } from '@mikro-orm/migrations';

/** Numbered invoices and credit notes (decision 0120). */
export class InvoicesMigration extends Migration {
  override name = '20261201-invoices';

  override up(): void {
    this.addSql(`create table invoice_counters (
      series text primary key check (series in ('INVOICE', 'CREDIT_NOTE')),
      last_number integer not null default 0
    )`);
    this.addSql(`insert into invoice_counters (series) values ('INVOICE'), ('CREDIT_NOTE')`);
    this.addSql(`create table invoices (
      id uuid primary key,
      series text not null references invoice_counters,
      number integer not null check (number > 0),
      name text not null unique,
      order_id uuid not null references orders,
      refund_id uuid unique references refunds,
      corrects_id uuid references invoices,
      currency text not null,
      total integer not null check (total >= 0),
      data jsonb not null,
      issued_at timestamptz not null,
      unique (series, number),
      check ((series = 'CREDIT_NOTE') = (corrects_id is not null)),
      check (series = 'CREDIT_NOTE' or refund_id is null)
    )`);
    this.addSql(`create unique index invoices_one_per_order on invoices (order_id) where series = 'INVOICE'`);
    this.addSql(`create unique index invoices_one_cancellation on invoices (order_id)
      where series = 'CREDIT_NOTE' and refund_id is null`);
    this.addSql(`create index invoices_order on invoices (order_id)`);
    this.addSql(`create index invoices_corrects on invoices (corrects_id)`);
    this.addSql(`create index invoices_issued on invoices (issued_at)`);
    this.addSql(`create table invoice_files (
      invoice_id uuid primary key references invoices,
      sha256 text not null,
      size integer not null,
      created_at timestamptz not null
    )`);
    this.addSql(`create table invoice_tasks (
      id uuid primary key references orders,
      try_at timestamptz not null
    )`);
    this.addSql(`create index invoice_tasks_next on invoice_tasks (try_at)`);
  }
}
