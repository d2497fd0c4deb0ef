import { type Kysely, sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';
import { isInScope, type ProductScope } from '../listing/published.ts';
import type { FoundProducts, SearchEngine, SearchRequest } from './search-engine.ts';
import { assertSearchText } from './search.service.ts';

/** One word of at least three characters with a digit or a mark that codes have: KST-X12, 4006381333931. */
const CODE = /^(?=\S*[\d\-._/])\S{3,64}$/;
/** Products with a longer code that begins with the text; more would say too little. */
const MAX_PRODUCTS = 50;
/** Above any other relevance. */
const FIRST = 1e12;

/**
 * Finds products by the SKU or barcode of a variant, whatever its case, and everything else by words. A whole
 * code is what was meant; products whose codes only begin with the text come before those with its words.
 */
export class CodeSearch implements SearchEngine {
  private readonly codes = new Map<string, Promise<{ ids: string[]; isWhole: boolean }>>();

  constructor(
    private readonly em: EntityManager,
    private readonly words: SearchEngine,
  ) {}

  async find(request: SearchRequest): Promise<FoundProducts | null> {
    const { ids, isWhole } = await this.codesIn(request.text, request.scope);
    const byWords = isWhole ? null : await this.words.find(request);
    return ids.length === 0 ? byWords : withFirst(ids, byWords);
  }

  async correctedText(text: string): Promise<string | null> {
    const { ids } = await this.codesIn(text, 'PUBLISHED');
    return ids.length === 0 ? this.words.correctedText(text) : null;
  }

  /** The products that a code names; computed once per request. No statement for ordinary words. */
  private codesIn(text: string, scope: ProductScope): Promise<{ ids: string[]; isWhole: boolean }> {
    assertSearchText(text);
    const code = text.trim().toLowerCase();
    if (!CODE.test(code)) return Promise.resolve({ ids: [], isWhole: false });
    const key = `${scope} ${code}`;
    const result = this.codes.get(key) ?? findByCode(this.em.getKysely<CatalogueTables>(), code, scope);
    this.codes.set(key, result);
    return result;
  }
}

async function findByCode(db: Kysely<CatalogueTables>, code: string, scope: ProductScope) {
  const start = `${code.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<{ id: string; is_whole: boolean }>`
    select products.id, bool_or(${code} in (lower(v.sku), lower(v.barcode))) as is_whole
    from product_variants v join products on products.id = v.product_id
    where v.deleted_at is null and (lower(v.sku) like ${start} or lower(v.barcode) like ${start})
      and ${isInScope(scope)}
    group by products.id order by is_whole desc, products.id limit ${sql.lit(MAX_PRODUCTS)}`.execute(db);
  const whole = rows.filter((row) => row.is_whole);
  return { ids: (whole.length > 0 ? whole : rows).map(({ id }) => id), isWhole: whole.length > 0 };
}

/** These products, then the others. */
function withFirst(ids: readonly string[], others: FoundProducts | null): FoundProducts {
  const isFirst = sql<boolean>`products.id = any(${sql.val(ids)}::uuid[])`;
  if (!others)
    return {
      isFound: isFirst,
      isFoundInOrder: isFirst,
      relevance: sql`0::float8`,
      isRanked: null,
      count: null,
      corrected: null,
    };
  return {
    isFound: sql`(${isFirst} or ${others.isFound})`,
    isFoundInOrder: sql`(${isFirst} or ${others.isFoundInOrder})`,
    relevance: sql`(${others.relevance} + case when ${isFirst} then ${sql.lit(FIRST)} else 0 end)`,
    isRanked: others.isRanked && sql`(${isFirst} or ${others.isRanked})`,
    // Unknown, because some of them may be in both.
    count: null,
    corrected: others.corrected,
  };
}
