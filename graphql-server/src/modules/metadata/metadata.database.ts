import { auditTrigger } from '../../db/declared/audited.ts';
import { databaseRules, rule } from '../../db/declared/rule.ts';

/** To the millisecond, like cursors. */
const NOW = `date_trunc('milliseconds', clock_timestamp())`;

export const metadataDatabase = databaseRules('metadata', [
  rule(
    'metadata',
    'Counts as a change of what it is kept with, unless that is gone: updated_at and events.',
    [
      `create function note_metadata() returns trigger language plpgsql as $$
declare
  changed metadata := case tg_op when 'DELETE' then old else new end;
  whole uuid := changed.owner_id;
begin
  if changed.kind = 'VARIANT' then
    update product_variants set updated_at = ${NOW} where id = changed.owner_id returning product_id into whole;
  elsif changed.kind = 'ORDER_LINE' then
    select order_id into whole from order_lines where id = changed.owner_id;
  end if;
  case
    when changed.kind in ('PRODUCT', 'VARIANT') then
      update products set updated_at = ${NOW} where id = whole and deleted_at is null;
      if found then
        perform add_event('PRODUCT_CHANGED', whole);
        if not is_emitted('product.created', whole) then perform add_event('product.changed', whole); end if;
      end if;
    when changed.kind = 'CUSTOMER' then
      update users set updated_at = ${NOW} where id = whole and erased_at is null;
      if found then
        perform add_event('CUSTOMER_CHANGED', whole);
        if not is_emitted('customer.created', whole) then perform add_event('customer.changed', whole); end if;
      end if;
    else
      -- Its own trigger emits the event.
      update orders set updated_at = ${NOW} where id = whole;
  end case;
  return null;
end $$`,
      `create trigger metadata_changed after insert or delete on metadata
  for each row execute function note_metadata()`,
      `create trigger metadata_updated after update on metadata
  for each row when (old.* is distinct from new.*) execute function note_metadata()`,
    ],
  ),
  rule('metadata', 'Records changes in the audit log, of whatever it is kept with.', [
    `create function audit_metadata() returns trigger language plpgsql as $$
declare
  changed metadata := case tg_op when 'DELETE' then old else new end;
  named record;
begin
  case changed.kind
    when 'PRODUCT' then
      select 'PRODUCT' as subject, id, title as name, null as part, null as part_name into named
        from products where id = changed.owner_id;
    when 'VARIANT' then
      select 'PRODUCT' as subject, p.id, p.title as name, 'VARIANT' as part,
          concat_ws(' / ', v.colour, v.size, v.other) as part_name into named
        from product_variants v join products p on p.id = v.product_id where v.id = changed.owner_id;
    when 'CUSTOMER' then
      select 'USER' as subject, id, trim(first_name || ' ' || last_name) as name, null as part, null as part_name
        into named from users where id = changed.owner_id;
    when 'ORDER' then
      select 'ORDER' as subject, id, number as name, null as part, null as part_name into named
        from orders where id = changed.owner_id;
    when 'ORDER_LINE' then
      select 'ORDER' as subject, o.id, o.number as name, 'ORDER_LINE' as part, l.title as part_name into named
        from order_lines l join orders o on o.id = l.order_id where l.id = changed.owner_id;
  end case;
  -- Its first metadata is a change of the owner, too.
  perform add_audit_entry('UPDATE', to_jsonb(old) || jsonb_build_object('entries', nullif(old.entries, '{}')),
    to_jsonb(new) || jsonb_build_object('entries', nullif(new.entries, '{}')), array['owner_id', 'kind'], array[]::text[],
    named.subject, named.id::text, named.name, named.part, named.part_name);
  return null;
end $$`,
    auditTrigger('metadata'),
  ]),
]);
