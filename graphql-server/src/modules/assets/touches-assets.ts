import { NOW } from '../../db/declared/update-times.ts';
import type { Table } from '../../db/declared/columns.ts';
import { databaseObject, type Rule, rule } from '../../db/declared/rule.ts';

/** Pictures that begin or cease to be in these columns, texts or JSON with texts, stay for another day. */
export function touchesAssets(entity: Table, columns: readonly string[]): Rule {
  const table = entity.meta.tableName;
  const values = ['new', 'old'].flatMap((row) => columns.map((column) => `${row}.${column}`));
  return {
    table,
    summary: 'Pictures that begin or cease to be in its texts stay for another day.',
    objects: [
      databaseObject(`create function ${table}_touch_assets() returns trigger language plpgsql as $$
begin
  perform touch_assets(asset_hashes(concat_ws(' ', ${values.join(', ')})));
  return null;
end $$`),
      databaseObject(`create trigger ${table}_touch_assets after insert or update of ${columns.join(', ')} on ${table}
  for each row execute function ${table}_touch_assets()`),
    ],
  };
}

/** The function that `touchesAssets` calls. */
export const touchFunction: Rule = rule(
  null,
  'Pictures that something begins or ceases to use stay for another day; until the commit nobody can delete them.',
  [
    `create function touch_assets(hashes text[]) returns void language plpgsql as $$
begin
  if cardinality(hashes) = 0 then return; end if;
  update assets set used_at = ${NOW} where id in (
    select id from assets where hash = any(hashes) order by id for update);
end $$`,
  ],
);
