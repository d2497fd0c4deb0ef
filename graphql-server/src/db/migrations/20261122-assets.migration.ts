import { Migration } from '@mikro-orm/migrations';
import firstSamplePictures from './first-sample-pictures.json' with { type: 'json' };

interface FirstPicture {
  id: string;
  hash: string;
  width: number;
  height: number;
  placeholder: string;
  widths: number[];
}

const firstPictures = Object.entries<FirstPicture>(firstSamplePictures);

/**
 * Pictures that the shop keeps. The sample pictures, until now files of the web application, become assets
 * where a product or an order shows them; their files are stored at the next start (`storeAwaitedPictures`).
 */
export class AssetsMigration extends Migration {
  override name = '20261122-assets';

  override up(): void {
    this.addSql(`create table assets (
      id uuid primary key,
      hash text not null unique,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      placeholder text,
      files jsonb not null,
      state text not null check (state in ('STORING', 'STORED', 'DELETING')),
      created_by_id uuid references users on delete set null,
      created_at timestamptz not null,
      used_at timestamptz not null
    )`);
    this.addSql('create index assets_used_at on assets (used_at)');
    this.addSql(rewriteProducts);
    this.addSql(rewriteOrderLines);
    // Which products and order lines show an asset, for the job that deletes those that nothing shows.
    this.addSql(`create index products_assets on products using gin (
      jsonb_path_query_array(image || gallery || colours, 'strict $.**.assetId') jsonb_path_ops)`);
    this.addSql(`create index order_lines_asset on order_lines ((image ->> 'assetId'))`);
    this.addSql(insertShown);
  }
}

/** What a picture's row says of it from now on, by its URL until now. */
const pictures = literal(
  Object.fromEntries(
    firstPictures.map(([url, { id, hash, placeholder, widths }]) => {
      const sources = widths.map((width) => ({ url: `/assets/${hash}-${width}.webp`, width }));
      return [url, { assetId: id, url: sources.at(-1)?.url, sources, placeholder }];
    }),
  ),
);

/** The JSON of a picture as it is from now on; null stays null. */
const rewritten = (picture: string) => `${picture} || coalesce(m.pictures -> (${picture} ->> 'url'), '{}')`;

const rewriteProducts = `
  update products set
    image = ${rewritten('image')},
    gallery = (select coalesce(jsonb_agg(${rewritten('item')} order by place), '[]')
      from jsonb_array_elements(gallery) with ordinality as items (item, place)),
    colours = (select coalesce(jsonb_agg(
        case jsonb_typeof(item -> 'image') when 'object'
        then item || jsonb_build_object('image', ${rewritten("(item -> 'image')")}) else item end
        order by place), '[]')
      from jsonb_array_elements(colours) with ordinality as items (item, place))
  from (select ${pictures} as pictures) as m
  where (image || gallery || colours)::text like '%"/pictures/%'`;

const rewriteOrderLines = `
  update order_lines set image = image || m.picture
  from jsonb_each(${pictures}) as m (url, picture)
  where image ->> 'url' = m.url`;

const insertShown = `
  insert into assets (id, hash, width, height, placeholder, files, state, created_at, used_at)
  select (m ->> 'id')::uuid, m ->> 'hash', (m ->> 'width')::int, (m ->> 'height')::int, m ->> 'placeholder',
    m -> 'files', 'STORING', now(), now()
  from jsonb_array_elements(${literal(
    firstPictures.map(([, { widths, ...picture }]) => ({
      ...picture,
      files: widths.map((width) => ({ width, format: 'webp' })),
    })),
  )}) as m
  where exists (select 1 from products where
      jsonb_path_query_array(image || gallery || colours, 'strict $.**.assetId') @> (m -> 'id'))
    or exists (select 1 from order_lines where image ->> 'assetId' = m ->> 'id')`;

/** JSON without quotes that SQL would have to escape. */
function literal(value: unknown): string {
  const json = JSON.stringify(value);
  if (json.includes("'")) throw new Error('This JSON needs escaping in SQL');
  return `'${json}'::jsonb`;
}
