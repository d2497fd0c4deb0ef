import { setImmediate as pause } from 'node:timers/promises';
import { userError } from '../../../../../../errors.ts';
import type { OpenedCsv } from '../../../../../../shared/csv/csv.ts';
import { type Message, message } from '../../../../../../shared/messages/message.ts';
import { localDateAt } from '../../../../../../shared/time/local-date.ts';
import { SECOND } from '../../../../../../shared/time/duration.ts';
import { type ImportEntry, rowEntry, shownValue } from '../../../../../imports/sheet-import.ts';
import { MAX_CHARACTERS, tooLarge } from '../../source-limits.ts';
import { MAX_ATTRIBUTES } from '../woocommerce.ts';
import { readPhp } from './php-value.ts';
import { type Post, readPosts } from './read-posts.ts';

/** Cells by the names of the columns in WooCommerce's CSV export. */
type Cells = Record<string, string>;

/** The metadata that are columns of the CSV export. The file does not say the units of weights and sizes. */
const metaColumns = {
  _sku: 'SKU',
  _global_unique_id: 'GTIN, UPC, EAN, or ISBN',
  _sale_price: 'Sale price',
  _tax_class: 'Tax class',
  _weight: 'Weight',
  _length: 'Length',
  _width: 'Width',
  _height: 'Height',
};

const metaKeys: ReadonlySet<string> = new Set([
  ...Object.keys(metaColumns),
  ...['_price', '_regular_price', '_sale_price_dates_from', '_sale_price_dates_to'],
  ...['_manage_stock', '_stock', '_stock_status', '_backorders', '_virtual'],
  ...['_thumbnail_id', '_product_image_gallery', '_product_attributes'],
]);

/** Before the name of an attribute in the metadata of a variation. */
const VALUE_KEY = 'attribute_';

/** What is left of deleted and never saved products. */
const REMOVED = ['trash', 'auto-draft'];

const BATCH = 100;

/**
 * Opens the products of WooCommerce in the XML file that WordPress exports as if they were in WooCommerce's
 * CSV file. Times are in the time zone of the shop.
 * @throws UserError INVALID_VALUE when the file has no products, or too large ones, and see `readPosts`
 */
export async function openWordPressExport(
  text: AsyncIterable<string>,
  timeZone: string,
  report: (entry: ImportEntry) => void,
): Promise<OpenedCsv> {
  const types = ['product', 'product_variation', 'attachment'];
  const posts = await readPosts(text, types, (key) => metaKeys.has(key) || key.startsWith(VALUE_KEY));
  const byId = new Map(posts.map((post) => [textOf(post, 'wp:post_id'), post]));
  const products = posts.filter(
    (post) => textOf(post, 'wp:post_type') !== 'attachment' && !REMOVED.includes(textOf(post, 'wp:status')),
  );
  if (products.length === 0) throw userError('INVALID_VALUE', message('wordPress.noProducts'));
  const attributes = new Map<Post, Attribute[]>();
  for await (const post of inTurns(products)) attributes.set(post, attributesOf(post, report));
  const withoutPictures: number[] = [];
  const rows: { post: Post; cells: Cells }[] = [];
  let size = 0;
  for await (const post of inTurns(products)) {
    const ids = pictureIdsOf(post);
    const urls = ids.flatMap((id) => byId.get(id)?.texts.get('wp:attachment_url') ?? []);
    if (urls.length < ids.length) withoutPictures.push(post.line);
    const parent = byId.get(textOf(post, 'wp:post_parent'));
    const isVariation = textOf(post, 'wp:post_type') === 'product_variation';
    const cells: Cells = {
      ...cellsOf(post, timeZone),
      Images: writeList(urls),
      ...(isVariation
        ? ofVariation(post, parent, (parent && attributes.get(parent)) ?? [])
        : ofProduct(post, attributes.get(post) ?? [])),
    };
    rows.push({ post, cells });
    // Texts of a product are in the rows of all its variations.
    for (const cell of Object.values(cells)) size += cell.length;
    if (size > MAX_CHARACTERS) throw tooLarge('WordPress');
  }
  const [line] = withoutPictures;
  if (line !== undefined) {
    const reason = message('wordPress.noPictures', { count: withoutPictures.length });
    report(rowEntry('NOTICE', line, 'Images', reason));
  }
  const header = [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))];
  async function* records() {
    for (const { post, cells } of rows)
      yield { line: post.line, cells: header.map((name) => cells[name] ?? '') };
  }
  return { header, headerLine: 1, records: records() };
}

/** The shop serves others between batches. */
async function* inTurns(posts: readonly Post[]): AsyncGenerator<Post, void> {
  for (const [index, post] of posts.entries()) {
    if (index % BATCH === 0) await pause();
    yield post;
  }
}

function cellsOf(post: Post, timeZone: string): Cells {
  const meta = (key: string) => post.meta.get(key) ?? '';
  const dayOf = (key: string) =>
    /^\d{1,11}$/.test(meta(key)) ? localDateAt(new Date(Number(meta(key)) * SECOND), timeZone) : '';
  const isPublic = textOf(post, 'wp:status') === 'publish' && textOf(post, 'wp:post_password') === '';
  return {
    ID: textOf(post, 'wp:post_id'),
    Name: textOf(post, 'title'),
    Published: isPublic ? '1' : '0',
    Virtual: meta('_virtual') === 'yes' ? '1' : '0',
    'Regular price': meta('_regular_price') || meta('_price'),
    'Date sale price starts': dayOf('_sale_price_dates_from'),
    'Date sale price ends': dayOf('_sale_price_dates_to'),
    Stock: meta('_manage_stock') === 'yes' ? meta('_stock') : '',
    'In stock?': meta('_stock_status') === 'outofstock' ? '0' : '1',
    'Backorders allowed?': meta('_backorders') === 'yes' ? '1' : meta('_backorders'),
    ...Object.fromEntries(
      Object.entries(metaColumns).flatMap(([key, name]) => (meta(key) === '' ? [] : [[name, meta(key)]])),
    ),
  };
}

function ofProduct(post: Post, attributes: readonly Attribute[]): Cells {
  const hidden = slugsOf(post, 'product_visibility');
  const isHidden = hidden.includes('exclude-from-catalog') && hidden.includes('exclude-from-search');
  return {
    Type: slugsOf(post, 'product_type')[0] ?? 'simple',
    Slug: decoded(textOf(post, 'wp:post_name')),
    'Visibility in catalog': isHidden ? 'hidden' : 'visible',
    'Short description': writeText(textOf(post, 'excerpt:encoded')),
    Description: writeText(textOf(post, 'content:encoded')),
    // In the CSV, “>” separates the parts of a path.
    Categories: writeList(namesOf(post, 'product_cat').map((name) => name.replaceAll('>', '&gt;'))),
    Tags: writeList(namesOf(post, 'product_tag')),
    Brands: writeList(namesOf(post, 'product_brand')),
    ...attributeCells(attributes),
  };
}

function ofVariation(post: Post, parent: Post | undefined, ofParent: readonly Attribute[]): Cells {
  const isCountedByParent =
    post.meta.get('_manage_stock') !== 'yes' && parent?.meta.get('_manage_stock') === 'yes';
  const attributes = ofParent.filter(({ isOfVariations }) => isOfVariations);
  const valueOf = ({ key, names }: Attribute) => {
    const value = post.meta.get(`${VALUE_KEY}${key}`) ?? '';
    return names.get(value) ?? value;
  };
  return {
    Type: 'variation',
    Parent: `id:${textOf(post, 'wp:post_parent')}`,
    ...(isCountedByParent && { Stock: 'parent' }),
    ...attributeCells(attributes.map((each) => ({ name: each.name, values: [valueOf(each)] }))),
  };
}

interface Attribute {
  /** Its name as in metadata. */
  key: string;
  name: string;
  values: string[];
  /** Its values by their slugs, if products share it. */
  names: ReadonlyMap<string, string>;
  /** Whether the variations of the product have values of it. */
  isOfVariations: boolean;
}

function attributesOf(post: Post, report: (entry: ImportEntry) => void): Attribute[] {
  const php = post.meta.get('_product_attributes') ?? '';
  if (php === '') return [];
  const notice = (reason: Message) => ({
    ...rowEntry('NOTICE', post.line, 'Attributes', reason),
    subject: shownValue(textOf(post, 'title')),
  });
  const stored = readPhp(php);
  const items = stored instanceof Map ? [...stored] : [];
  if (stored === null || items.some(([, item]) => !(item instanceof Map)))
    report(notice(message('wordPress.attributes')));
  const rest = items.slice(MAX_ATTRIBUTES).map(([key]) => key);
  if (rest.length > 0) {
    const reason = message('productSource.tooMany', { max: MAX_ATTRIBUTES });
    report({ ...notice(reason), after: shownValue(rest.join(', ')) });
  }
  return items.slice(0, MAX_ATTRIBUTES).flatMap(([key, attribute]) => {
    if (!(attribute instanceof Map)) return [];
    const text = (name: string) => {
      const value = attribute.get(name);
      return typeof value === 'string' ? value : '';
    };
    const isShared = text('is_taxonomy') === '1';
    const terms = termsOf(post, key);
    return {
      key,
      name: isShared ? labelOf(key) : text('name'),
      values: isShared ? terms.map(({ name }) => name) : text('value').split('|'),
      names: new Map(terms.map(({ slug, name }) => [slug, name])),
      isOfVariations: text('is_variation') === '1',
    };
  });
}

/** The label of an attribute that products share is not in the file: “Shoe size” for `pa_shoe-size`. */
function labelOf(taxonomy: string): string {
  const words = decoded(taxonomy.replace(/^pa_/, '')).replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function attributeCells(attributes: readonly Pick<Attribute, 'name' | 'values'>[]): Cells {
  return Object.fromEntries(
    attributes.flatMap(({ name, values }, index) => [
      [`Attribute ${index + 1} name`, name],
      [`Attribute ${index + 1} value(s)`, writeList(values)],
    ]),
  );
}

function pictureIdsOf({ meta }: Post): string[] {
  const gallery = meta.get('_product_image_gallery')?.split(',') ?? [];
  return [meta.get('_thumbnail_id') ?? '', ...gallery].map((id) => id.trim()).filter((id) => Number(id) > 0);
}

type TextName = Parameters<Post['texts']['get']>[0];

const textOf = ({ texts }: Post, name: TextName) => texts.get(name) ?? '';

const termsOf = ({ terms }: Post, taxonomy: string) => terms.filter((term) => term.taxonomy === taxonomy);
const namesOf = (post: Post, taxonomy: string) => termsOf(post, taxonomy).map(({ name }) => name);
const slugsOf = (post: Post, taxonomy: string) => termsOf(post, taxonomy).map(({ slug }) => slug);

/** As in WooCommerce's CSV, where a comma of a value has a backslash. */
const writeList = (values: readonly string[]) =>
  values.map((value) => value.trim().replaceAll(/[\\,]/g, String.raw`\$&`)).join(', ');

/** As in WooCommerce's CSV, where “\n” is a line break. */
const writeText = (text: string) => text.replaceAll(String.raw`\n`, String.raw`\\n`);

/** A slug with letters that are no ASCII is encoded as in URLs. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
