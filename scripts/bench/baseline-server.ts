import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';
import pg from 'pg';
import { BaselineOrders } from './baseline-orders.ts';

/*
 * The minimum that a server must do for the same responses: one prepared statement, no GraphQL, no rules, no
 * session. The ratio shows the shop's overhead. A separate process, like the shop; configured by
 * DATABASE_URL, PORT and STATIC_DIR.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
// At the end of a run, the database may stop first.
pool.on('error', () => undefined);
const server = fastify();

const CARD = `select p.id, title, sale_price, regular_price, rating_rate, rating_reviews, colours, sizes, is_new, stock, image,
  slug, label from products p join categories c on c.id = p.category_id where p.deleted_at is null`;

const response = async (name: string, text: string, values: unknown[]) =>
  (await pool.query<object>({ name, text, values })).rows;

server.get<{ Params: { category: string } }>('/list/:category', ({ params }) =>
  response('list', `${CARD} and slug = $1 order by p.position, p.id limit 24`, [params.category]),
);
server.get<{ Params: { id: string } }>('/product/:id', ({ params }) =>
  response('product', `${CARD} and p.id = $1`, [params.id]),
);
server.get<{ Params: { text: string } }>('/search/:text', ({ params }) =>
  response(
    'search',
    `${CARD} and search_document @@ plainto_tsquery('english', $1)
      order by ts_rank(search_document, plainto_tsquery('english', $1)) desc, p.id desc limit 24`,
    [params.text],
  ),
);

const orders = new BaselineOrders(pool);
server.post<{ Body: { productIds: string[] } }>('/orders', ({ body }) => orders.place(body.productIds));

// The cost of a file of a page's size.
await server.register(fastifyStatic, { root: process.env['STATIC_DIR'] ?? '', prefix: '/static/' });

await server.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
