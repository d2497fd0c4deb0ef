import { Migration } from '@mikro-orm/migrations';

/** Chinese characters, Japanese syllables and Korean syllables: written without spaces between words. */
const unspaced = String.raw`[\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af]`;

/**
 * Searches ignore accents, and find Chinese, Japanese and Korean words inside longer runs. The functions are
 * here because search_stem, which a generated column uses, calls them. They need no extension of PostgreSQL.
 */
export class FoldedSearchMigration extends Migration {
  override name = '20261130-folded-search';

  override up(): void {
    for (const statement of [...functions, ...rows]) this.addSql(statement);
  }
}

// Most words have only ASCII, which needs none of this: each word of each product and search comes here.
const functions = [
  `create function has_unspaced(words text) returns boolean language sql immutable parallel safe
    return octet_length(words) <> length(words) and words ~ '${unspaced}'`,
  // Lower case without accents; a decimal comma is a point, and a hyphen before a number is no minus.
  // With the collation C, a curly apostrophe would be a letter.
  String.raw`create function search_fold(words text) returns text language plpgsql immutable parallel safe as $$
begin
  words := lower(words);
  if octet_length(words) <> length(words) then
    words := replace(replace(replace(
      translate(normalize(words, NFD), 'øłđðı’', 'olddi'''), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
    words := normalize(regexp_replace(words, '[\u0300-\u036f]', '', 'g'), NFC);
  end if;
  if words ~ '[,-][0-9]' then
    words := regexp_replace(regexp_replace(words, '([0-9]),([0-9])', '\1.\2', 'g'), '-([0-9])', ' \1', 'g');
  end if;
  return words;
end $$`,
  // As people write them without the letters: Muetze for Mütze.
  `create function spell_out_umlauts(words text) returns text language sql immutable parallel safe
    return replace(replace(replace(replace(replace(lower(normalize(words, NFC)),
      'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ø', 'oe'), 'å', 'aa')`,
  // For the index: the folded words, those with umlauts also spelled out, and of each unspaced run every
  // character and every two neighbors. Characters are normalized as in `searchWords`.
  String.raw`create function search_text(words text) returns text language plpgsql immutable parallel safe as $$
begin
  if octet_length(words) = length(words) then return search_fold(words); end if;
  words := normalize(translate(words, '™℠', '  '), NFKC);
  return concat_ws(' ',
    search_fold(regexp_replace(words, '${unspaced}+', ' ', 'g')),
    (select string_agg(search_fold(spell_out_umlauts(word[1])), ' ')
      from regexp_matches(words, '\S*[äöüøåÄÖÜØÅ]\S*', 'g') word),
    (select string_agg(substr(run[1], i, 2) || ' ' || substr(run[1], i, 1), ' ')
      from regexp_matches(words, '${unspaced}+', 'g') run, generate_series(1, length(run[1])) i));
end $$`,
  // For a query: of each unspaced run every two neighbors, or its only character.
  String.raw`create function search_pairs(words text) returns text language sql immutable parallel safe
    return concat_ws(' ',
      regexp_replace(words, '${unspaced}+', ' ', 'g'),
      (select string_agg(substr(run[1], i, 2), ' ')
        from regexp_matches(words, '${unspaced}+', 'g') run,
          generate_series(1, greatest(1, length(run[1]) - 1)) i))`,
  `create or replace function search_stem(words text) returns text language plpgsql immutable parallel safe as $$
declare
  folded text := search_fold(words);
begin
  if has_unspaced(folded) then return plainto_tsquery('english'::regconfig, search_pairs(folded))::text; end if;
  if to_tsvector('english'::regconfig, folded) = '' then return ''; end if;
  return phraseto_tsquery('english'::regconfig, folded)::text;
end $$`,
];

const rows = [
  // Not an edit: no audit log entry, no new version, no event. The database generates the stems again.
  `alter table search_synonyms disable trigger user`,
  `update search_synonyms set words = words`,
  `alter table search_synonyms enable trigger user`,

  `alter table search_words add column spelling text`,
  // The products' words fill it again, without accents.
  `delete from search_words where word <> search_fold(word) or has_unspaced(word)`,
  `update search_words set weight = 2 where weight = 3`,
  `insert into search_words (word, spelling, stem, weight)
    select distinct on (word) word, nullif(spelling, word), search_stem(word), 3
    from search_synonyms, jsonb_array_elements_text(words) phrase, ts_parse('default', translate(phrase, '/', ' ')),
      lower(token) spelling, unnest(array[search_fold(spelling), search_fold(spell_out_umlauts(spelling))]) word
    where tokid in (1, 2, 10, 11) and length(token) between 3 and 40 and search_stem(word) <> ''
      and not has_unspaced(word)
    order by word, spelling
    on conflict (word) do update set weight = 3`,

  // A job rewrites the documents, because a large catalogue takes minutes.
  `alter table search_index add column rewrite_after uuid`,
  `update search_index set rewrite_after = '00000000-0000-0000-0000-000000000000'
    where exists (select from products)`,
];
