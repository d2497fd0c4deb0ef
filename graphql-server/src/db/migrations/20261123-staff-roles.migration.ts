import { Migration } from '@mikro-orm/migrations';

/** Roles of staff, and invitations. Whoever became an admin first is the owner, all others are managers. */
export class StaffRolesMigration extends Migration {
  override name = '20261123-staff-roles';

  override up(): void {
    this.addSql(`create table staff_roles (
      id text primary key,
      name text null,
      permissions jsonb null,
      check ((name is null) = (permissions is null))
    )`);
    this.addSql(`create unique index staff_roles_name on staff_roles (lower(name))`);
    this.addSql(
      `insert into staff_roles (id) values ('OWNER'), ('MANAGER'), ('ORDER_CLERK'), ('CATALOGUE_EDITOR'), ('VIEWER')`,
    );
    this.addSql(`alter table users add column staff_role text null references staff_roles`);
    this.addSql(`create index users_staff_role on users (staff_role) where staff_role is not null`);
    this.addSql(`update users set staff_role = 'MANAGER' where role = 'ADMIN'`);
    this.addSql(`update users set staff_role = 'OWNER'
      where id = (select id from users where role = 'ADMIN' order by created_at, id limit 1)`);
    this.addSql(`create table staff_invitations (
      id uuid primary key,
      email text not null unique,
      staff_role text not null references staff_roles,
      token_hash text null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`);
  }
}
