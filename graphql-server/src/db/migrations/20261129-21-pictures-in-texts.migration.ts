import { Migration } from '@mikro-orm/migrations';

export class PicturesInTextsMigration extends Migration {
  override name = '20261129-pictures-in-texts';

  override up(): void {
    // Here and not among the rules because an index uses it.
    this
      .addSql(`create function asset_hashes(content text) returns text[] language sql immutable parallel safe
      return array(select distinct match[1] from regexp_matches(content, '/assets/([0-9a-f]+)-[0-9]', 'g') match)`);
    this.addSql(`create index products_description_assets on products using gin (asset_hashes(description))
      where description like '%/assets/%'`);
  }
}
