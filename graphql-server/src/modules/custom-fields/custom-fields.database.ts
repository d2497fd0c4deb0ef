import { databaseRules, rule } from '../../db/declared/rule.ts';

export const customFieldsDatabase = databaseRules('custom-fields', [
  rule(null, 'The values by which the search finds a product, with the types of their fields.', [
    `create function searchable_values(product_type text, custom_fields jsonb) returns table (type text, value text) language sql stable as $$
  select field ->> 'type', text
  from settings
  cross join jsonb_array_elements(content -> 'fields') fields (field)
  cross join jsonb_array_elements_text(custom_fields -> (field ->> 'key')) texts (text)
  where section = 'customFields' and field @> '{"isSearchable": true}'
    and (field -> 'productTypes' = '[]' or field -> 'productTypes' @> to_jsonb(product_type))
    and (field -> 'choices' = '[]' or field -> 'choices' @> to_jsonb(text))
$$`,
  ]),
]);
