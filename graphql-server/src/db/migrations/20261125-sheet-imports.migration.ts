import { Migration } from '@mikro-orm/migrations';

/**
 * Files that change many things at once (decision 0041). The file is here, in parts, so that every process
 * can read it; it goes when the import has ended. What an import changes is in the audit log, with the
 * import's id as the request's.
 */
export class SheetImportsMigration extends Migration {
  override name = '20261125-sheet-imports';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create table sheet_imports (
    id uuid primary key,
    kind text not null,
    file_name text not null,
    state text not null,
    rows_done integer not null default 0,
    row_count integer null,
    fault_count integer not null default 0,
    created_count integer not null default 0,
    changed_count integer not null default 0,
    is_cancelled boolean not null default false,
    lease_until timestamptz null,
    actor_id uuid not null,
    actor_name text not null,
    created_at timestamptz not null,
    ended_at timestamptz null
  )`,
  `create index sheet_imports_at_work on sheet_imports (id) where ended_at is null`,
  `create table sheet_import_parts (
    import_id uuid not null references sheet_imports on delete cascade,
    position integer not null,
    content bytea not null,
    primary key (import_id, position)
  )`,
  `create table sheet_import_entries (
    import_id uuid not null references sheet_imports on delete cascade,
    position integer not null,
    kind text not null,
    line integer not null,
    column_name text null,
    subject_id uuid null,
    subject text null,
    before text null,
    after text null,
    message jsonb null,
    primary key (import_id, position)
  )`,
  `create index sheet_import_entries_subject on sheet_import_entries (subject_id) where subject_id is not null`,
];
