import { type Rule, rule } from '../../../db/declared/rule.ts';

const owners = ['products', 'product_variants'];

/** Maintains `field_numbers`, by which shoppers filter: it has several types of owners, so no foreign key. */
export const fieldNumberRules: readonly Rule[] = [
  rule(null, 'Keeps field_numbers: the numbers, amounts and dates in custom fields, and of dates a number.', [
    `create function field_number(value text) returns numeric language sql immutable as $$
  select case
    when value ~ '^-?[0-9]{1,11}(\\.[0-9]{1,6})?$' then value::numeric
    when value ~ '^[0-9]{4}-[0-9][0-9]-[0-9][0-9]$' then replace(value, '-', '')::numeric
  end
$$`,
    `create function update_field_numbers() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from field_numbers where owner_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into field_numbers (owner_id, key, value, number)
    select new.id, key, value, field_number(value)
    from jsonb_each(new.custom_fields) field (key, list), jsonb_array_elements_text(list) value
    where field_number(value) is not null
    on conflict do nothing;
  end if;
  return null;
end $$`,
  ]),
  ...owners.map((table) =>
    rule(table, 'Keeps field_numbers. Nothing happens without custom fields.', [
      `create trigger ${table}_added_numbers after insert on ${table}
  for each row when (new.custom_fields <> '{}') execute function update_field_numbers()`,
      `create trigger ${table}_changed_numbers after update of custom_fields on ${table}
  for each row when (old.custom_fields <> new.custom_fields) execute function update_field_numbers()`,
      `create trigger ${table}_removed_numbers after delete on ${table}
  for each row when (old.custom_fields <> '{}') execute function update_field_numbers()`,
    ]),
  ),
];
