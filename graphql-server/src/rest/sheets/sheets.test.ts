import { beforeAll, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';

const shop = describeShop({ settings: { timeZone: 'Europe/Berlin' } });
let admin: Person;
let ada: Person;

beforeAll(async () => {
  admin = await anAdmin(shop);
  ada = await aCustomer(shop, '=cmd Lovelace');
  const em = shop.app.orm.em.fork();
  const mug = await aProduct(em, { title: 'Mug, large', salePrice: 1999 });
  const tee = await aProduct(em, { title: 'Tee', salePrice: 700, colours: ['Navy'] });
  const lines = [
    { productId: mug, quantity: 2 },
    { productId: tee, colour: 'Navy' },
  ];
  await anOrder(shop.client, ada, { ...anOrderInput(...lines), orderId: 'A-1' });
  await shop.client.data(
    `mutation { productUpdate(id: "${mug}", input: { title: "Mug" }) { userErrors { code } } }`,
    {},
    admin.token,
  );
});

async function lines(name: string): Promise<string[]> {
  const { status, headers, body } = await shop.client.rest<string>(`/api/exports/${name}.csv`, {
    token: admin.token,
  });
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}.csv"`);
  return body
    .trim()
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(Z|\+01:00)/g, (_, zone: string) =>
      zone === 'Z' ? '<time>' : '<Berlin time>',
    )
    .split('\n');
}

test('orders have a row per line, and their sums once', async () => {
  const rows = await lines('orders');
  expect(rows).toEqual([
    'Order,Date,Status,Payment method,Payment,Sending,Currency,Subtotal,Discount,Shipping,Total,Product,Options,Quantity,Unit price,Line total,Line discount,Customer,Email,Phone,Street,Apartment,City,Company,Region,Postal code,Country,Delivery,Tax,Prices include tax,Line tax,Line tax percent,Paid on,Tracking,Refunded,Refunded on,Time zone,Recipient,SKU,Weight,Origin,Customs code,Payment ID,Order fields,Line fields,Requires shipping,Lead time days,Customer note,Gift message,Delivery recipient,Delivery company,Delivery street,Delivery apartment,Delivery city,Delivery region,Delivery postal code,Delivery country,Delivery phone,VAT number,Reverse charge',
    `1001,<Berlin time>,Pending,COD,UNPAID,NONE,USD,46.98,0.00,0.00,46.98,"Mug, large",,2,19.99,39.98,0.00,'=cmd Lovelace,${ada.email},'+44 (20) 7946-0123,12 Analytical Row,,London,,,,,Standard delivery,0.00,yes,0.00,,,,,,Europe/Berlin,Ada,,,,,,,,yes,,,,,,,,,,,,,,no`,
    `1001,<Berlin time>,Pending,COD,UNPAID,NONE,USD,,,,,Tee,Navy,1,7.00,7.00,0.00,'=cmd Lovelace,${ada.email},'+44 (20) 7946-0123,12 Analytical Row,,London,,,,,Standard delivery,,yes,0.00,,,,,,Europe/Berlin,Ada,,,,,,,,yes,,,,,,,,,,,,,,no`,
  ]);
});

test('customers have a row each', async () => {
  expect(await lines('customers')).toEqual([
    'Customer ID,First name,Last name,Email,Phone,Address,Tags,New note,Customer since,Newsletter',
    `${ada.userId},'=cmd,Lovelace,${ada.email},,,,,<time>,`,
  ]);
});

test('an export can be limited to selected customers', async () => {
  const byron = await aCustomer(shop, 'Byron');
  const { body } = await shop.client.rest<string>('/api/exports/customers.csv', {
    method: 'POST',
    body: { ids: [byron.userId, admin.userId, 'nobody'] },
    token: admin.token,
  });
  const [header, ...rows] = body.trim().split('\n');
  expect(header).toMatch(/^Customer ID,/);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(byron.email);
});

test('the audit log has a row per changed field', async () => {
  const [header, ...rows] = await lines('audit');
  expect(header).toBe(
    'Date,Actor,Person,Person ID,Action,Subject,Subject ID,Name,Part,Part name,Field,Before,After,Request ID',
  );
  expect(rows.find((row) => row.includes(',CHANGED,'))).toMatch(
    new RegExp(
      `^<time>,STAFF,Grace Hopper,${admin.userId},CHANGED,PRODUCT,[\\w-]+,Mug,,,title,"Mug, large",Mug,[\\w-]+$`,
    ),
  );
});
