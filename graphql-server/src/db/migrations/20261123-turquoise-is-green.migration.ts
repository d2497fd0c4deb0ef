import { Migration } from '@mikro-orm/migrations';

/**
 * Teal and turquoise are green. Their hues lie between 175 and 188 degrees, where screens call what is light
 * cyan, a blue; everyday words change from green to blue there by lightness. Variants and search documents
 * get the new names.
 */
export class TurquoiseIsGreenMigration extends Migration {
  override name = '20261123-turquoise-is-green';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create or replace function base_colour(hex text) returns text
    language plpgsql immutable parallel safe as $$
  declare
    r int := ('x' || substr(hex, 2, 2))::bit(8)::int;
    g int := ('x' || substr(hex, 4, 2))::bit(8)::int;
    b int := ('x' || substr(hex, 6, 2))::bit(8)::int;
    high int := greatest(r, g, b);
    low int := least(r, g, b);
    chroma float8 := (high - low) / 255.0;
    lightness float8 := (high + low) / 510.0;
    hue float8;
  begin
    if chroma < 0.1 then
      return case when lightness >= 0.8 then 'white' when lightness < 0.2 then 'black' else 'grey' end;
    end if;
    hue := 60 * case high
      when r then (g - b)::float8 / (high - low)
      when g then 2 + (b - r)::float8 / (high - low)
      else 4 + (r - g)::float8 / (high - low) end;
    if hue < 0 then hue := hue + 360; end if;
    return case
      when hue < 15 or hue >= 345 then case when lightness >= 0.65 then 'pink' else 'red' end
      when hue < 45 and chroma < 0.4 and lightness >= 0.55 then 'beige'
      when hue < 45 and chroma < 0.5 then 'brown'
      when hue < 38 then 'orange'
      when hue < 70 and chroma >= 0.3 then 'yellow'
      when hue < 60 then 'beige'
      when hue < 178 or (hue < 188 and lightness < 0.5) then 'green'
      when hue < 245 then 'blue'
      when hue < 320 or lightness < 0.5 then 'purple'
      else 'pink' end;
  end $$`,

  // Triggers name a variant's colour when that is written, and a product's document when its colours are.
  `update product_variants set colour = colour from products
    where products.id = product_variants.product_id and base_colour is distinct from (
      select base_colour(each ->> 'hex') from jsonb_array_elements(products.colours) each
      where each ->> 'name' = product_variants.colour limit 1)`,
  `update products set colours = colours
    where exists (select from jsonb_array_elements(colours) each where base_colour(each ->> 'hex') = 'green')`,
];
