import { anOrder, anOrderInput } from '../../test/orders.ts';
import { OrderEntity } from '../orders/order.entity.ts';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeCardShop } from '../../test/describe-shop.ts';
import { aProduct } from '../../test/factories.ts';
import { aCustomer, aStaffMember, type Person } from '../../test/users.ts';
import { MINUTE } from '../../shared/time/duration.ts';
import { newId } from '../../shared/new-id.ts';
import { lineOf, others, recordedDuring } from './audit.fixtures.ts';
import { checkFile } from '../imports/import.fixtures.ts';
import { aReview } from '../reviews/review.fixtures.ts';
import { aPriceCampaignInput, auditedPriceCampaigns } from './audited-price-campaigns.fixtures.ts';
import { auditedAssets } from './audited-assets.fixtures.ts';
import { aPicture, uploadAsset } from '../../test/pictures.ts';
import { auditedDownloads } from './audited-downloads.fixtures.ts';
import { auditedInvoices } from './audited-invoices.fixtures.ts';
import { auditedBin } from './audited-bin.fixtures.ts';
import { aPromotionInput, auditedPromotions } from './audited-promotions.fixtures.ts';
import { aField, defineFields } from '../custom-fields/custom-fields.fixtures.ts';
import { auditedCustomers } from './audited-customers.fixtures.ts';
import { auditedOrders, storedAddress } from './audited-orders.fixtures.ts';
import { auditedProducts } from './audited-products.fixtures.ts';
import { auditedRedirects } from './audited-redirects.fixtures.ts';
import { auditedWebhooks } from './audited-webhooks.fixtures.ts';
import { auditedBulkChanges } from './audited-bulk-changes.fixtures.ts';
import { auditedImports } from './audited-imports.fixtures.ts';
import { auditedMessages } from './audited-messages.fixtures.ts';
import { auditedPages } from './audited-pages.fixtures.ts';
import { auditedReturns } from './audited-returns.fixtures.ts';

const shop = describeCardShop();
let owner: Person;
let orders: ReturnType<typeof auditedOrders>;
let lamp: string;
let furniture: string;

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
  lamp = await aProduct(shop.app.orm.em.fork(), {
    title: 'Lamp',
    category: 'Electronics',
    salePrice: 1999,
    stock: 40,
  });
  orders = auditedOrders(shop, owner, lamp);
});

/** Calls a mutation as the owner; `args` is GraphQL. @returns the selected payload */
async function call<Result>(mutation: string, args: string, selection: string): Promise<Result> {
  const { payload } = await shop.client.data<{ payload: Result & { userErrors: unknown[] } }>(
    `mutation { payload: ${mutation}(${args}) { ${selection} userErrors { code field } } }`,
    {},
    owner.token,
  );
  expect(payload.userErrors).toEqual([]);
  return payload;
}

/** Calls a mutation. @returns the id of the payload's field `of` */
async function idOf(of: string, mutation: string, args: string): Promise<string> {
  const payload = await call<Record<string, { id: string }>>(mutation, args, `${of} { id }`);
  return payload[of]?.id ?? '';
}

const aCategoryWith = (label: string, more = '') =>
  idOf('category', 'categoryCreate', `input: { label: "${label}" ${more} }`);
const aCategory = (label: string) => aCategoryWith(label);
const aCollection = (title: string) =>
  idOf(
    'collection',
    'collectionCreate',
    `input: { title: "${title}", kind: MANUAL, productIds: ["${lamp}"] }`,
  );
const aPriceCampaign = (name: string) =>
  idOf('priceCampaign', 'priceCampaignCreate', `input: ${aPriceCampaignInput(name, lamp)}`);
const aPromotion = (title: string, startsAt?: string) =>
  idOf('promotion', 'promotionCreate', `input: ${aPromotionInput(title, startsAt)}`);
const aSynonym = (word: string) =>
  idOf('searchSynonym', 'searchSynonymCreate', `input: { words: ["${word}", "lantern"] }`);
const aRole = (name: string) =>
  idOf('role', 'staffRoleCreate', `input: { name: "${name}", permissions: [ORDERS_READ] }`);
const aKey = (name: string) =>
  idOf('apiKey', 'apiKeyCreate', `input: { name: "${name}", permissions: [ORDERS_READ] }`);
const anInvitation = (name: string) =>
  idOf('invitation', 'staffInvite', `input: { email: "${name}@test.example", roleId: "MANAGER" }`);
const aPage = (title: string) => idOf('page', 'pageCreate', `input: { title: "${title}" }`);
const ORDER = 'ORDER <number>';

/**
 * Cases for staff mutations: the setup, the arguments, and the expected log entries, written by hand.
 * `<number>` replaces order numbers.
 */
const steps: Record<string, { given?: () => Promise<string>; args: (id: string) => string; says: string[] }> =
  {
    ...auditedPriceCampaigns({ aPriceCampaign: () => aPriceCampaign('Summer'), lamp: () => lamp }),
    ...auditedPromotions(aPromotion),
    ...auditedCustomers(async () => (await aCustomer(shop, 'Ada Lovelace')).userId),
    ...auditedWebhooks(shop, () => owner),
    ...auditedDownloads(shop, () => owner),
    ...auditedInvoices(
      shop,
      () => owner,
      () => orders.paid(),
    ),
    ...auditedBin({ aCategory, aCollection, aPromotion, aRole, aPriceCampaign, aPage }, (mutation, id) =>
      call(mutation, `id: "${id}"`, '__typename'),
    ),
    ...auditedAssets(
      async (color) =>
        (await uploadAsset(shop.client, owner.token, await aPicture(color).png().toBuffer())).body._id,
      (assetId) => aCategoryWith('Covers', `picture: { assetId: "${assetId}", alt: "A lamp" }`),
    ),
    ...auditedPages(shop, aPage, (mutation, args) => call(mutation, args, '__typename')),
    productCreate: {
      args: () =>
        'input: { title: "Cap", description: "", category: "Electronics", salePrice: 100, stock: 1 }',
      says: ['CREATED PRODUCT Cap', 'CREATED PRODUCT Cap VARIANT'],
    },
    productUpdate: {
      given: () => aProduct(shop.app.orm.em.fork(), { title: 'Tee', salePrice: 1999, stock: 10 }),
      args: (id) => `id: "${id}", input: { title: "Shirt", salePrice: 700, stock: 12 }`,
      says: [
        'CHANGED PRODUCT Shirt: title "Tee" > "Shirt"',
        'CHANGED PRODUCT Shirt VARIANT: salePrice 1999 > 700, stock 10 > 12',
      ],
    },
    ...auditedProducts(shop, () => lamp),
    categoryCreate: { args: () => 'input: { label: "Lamps" }', says: ['CREATED CATEGORY Lamps'] },
    categoryUpdate: {
      given: () => aCategory('Chairs'),
      args: (id) => `id: "${id}", input: { label: "Stools", description: "To sit" }`,
      says: ['CHANGED CATEGORY Stools: description "" > "To sit", label "Chairs" > "Stools"'],
    },
    categoryMove: {
      given: async () => {
        furniture = await aCategory('Furniture');
        return aCategory('Tables');
      },
      args: (id) => `id: "${id}", parentId: "${furniture}", position: 0`,
      says: ['CHANGED CATEGORY Tables: parentId null > "Furniture", position <number> > 0'],
    },
    collectionCreate: {
      args: () => `input: { title: "Light", kind: MANUAL, productIds: ["${lamp}"] }`,
      says: ['CREATED COLLECTION Light', 'CREATED COLLECTION Light PRODUCT Lamp'],
    },
    collectionUpdate: {
      given: () => aCollection('Warm'),
      args: (id) => `id: "${id}", input: { title: "Cosy" }`,
      says: ['CHANGED COLLECTION Cosy: title "Warm" > "Cosy"'],
    },
    ...auditedRedirects((path) =>
      idOf('redirect', 'redirectCreate', `input: { path: "${path}", target: "/shop" }`),
    ),
    searchSynonymCreate: {
      args: () => 'input: { words: ["torch", "flashlight"] }',
      says: ['CREATED SEARCH_SYNONYM torch, flashlight'],
    },
    searchSynonymUpdate: {
      given: () => aSynonym('candle'),
      args: (id) => `id: "${id}", input: { words: ["candle", "taper"] }`,
      says: ['CHANGED SEARCH_SYNONYM candle, taper: words ["candle","lantern"] > ["candle","taper"]'],
    },
    searchSynonymDelete: {
      given: () => aSynonym('beacon'),
      args: (id) => `id: "${id}"`,
      says: ['DELETED SEARCH_SYNONYM beacon, lantern'],
    },
    orderStatusUpdate: {
      given: () => orders.placed('CASH_ON_DELIVERY'),
      args: (id) => `id: "${id}", status: CANCELLED`,
      says: [
        `CHANGED ${ORDER}: status "PENDING" > "CANCELLED"`,
        'CHANGED PRODUCT Lamp VARIANT: stock <number> > <number>',
      ],
    },
    orderCommentCreate: {
      given: () => orders.placed('CASH_ON_DELIVERY'),
      args: (id) => `orderId: "${id}", text: "Called."`,
      says: [`CREATED ${ORDER} COMMENT`],
    },
    orderAddressUpdate: {
      given: () => orders.placed('CASH_ON_DELIVERY'),
      args: (id) =>
        `id: "${id}", input: { firstName: "Ada", streetAddress: "12 Analytical Row", city: "York",
          phone: "+44 (20) 7946-0123", email: "ada@example.com" }`,
      says: [`CHANGED ${ORDER}: billing ${storedAddress('London')} > ${storedAddress('York')}`],
    },
    orderDeliveryAddressUpdate: {
      given: () => orders.placed('CASH_ON_DELIVERY'),
      args: (id) =>
        `id: "${id}", input: { firstName: "Anne", streetAddress: "1 Harbour Lane", city: "York" }`,
      says: [
        `CHANGED ${ORDER}: deliveryAddress null > {"city":"York","company":null,"apartment":null,"firstName":"Anne","streetAddress":"1 Harbour Lane"}`,
      ],
    },
    orderEdit: {
      given: async () => {
        const productId = await aProduct(shop.app.orm.em.fork(), {
          title: 'Chair',
          salePrice: 1999,
          stock: 9,
        });
        const id = await anOrder(
          shop.client,
          await aCustomer(shop),
          anOrderInput({ productId, quantity: 2 }),
        );
        const { total, updatedAt } = await shop.app.orm.em.fork().findOneOrFail(OrderEntity, { id });
        return `input: { orderId: "${id}", discount: { amount: 100, reason: "Scratched" } },
          expectedTotal: ${total - 100}, expectedUpdatedAt: "${updatedAt.toISOString()}"`;
      },
      args: (args) => args,
      says: [`CHANGED ${ORDER}: discountTotal 0 > 100, total 3998 > 3898`],
    },
    orderFieldsUpdate: {
      given: async () => {
        await defineFields(shop, owner, aField({ owner: 'ORDER', key: 'greeting' }));
        return orders.placed('CASH_ON_DELIVERY');
      },
      args: (id) => `id: "${id}", fields: [{ key: "greeting", values: ["Cheers"] }]`,
      says: [`CHANGED ${ORDER}: customFields {} > {"greeting":["Cheers"]}`],
    },
    orderNotesUpdate: {
      given: () => orders.placed('CASH_ON_DELIVERY'),
      args: (id) => `id: "${id}", giftMessage: "Cheers"`,
      says: [`CHANGED ${ORDER}: giftMessage null > "Cheers"`],
    },
    refundDismiss: {
      given: () => orders.rejectedRefund(),
      args: (id) => `id: "${id}"`,
      says: [`CHANGED ${ORDER} REFUND: state "FAILED" > "DISMISSED"`],
    },
    orderTagsUpdate: {
      given: () => orders.placed('CASH_ON_DELIVERY'),
      args: (id) => `ids: ["${id}"], add: ["Gift"]`,
      says: [`CHANGED ${ORDER}: tags [] > ["gift"]`],
    },
    orderConfirm: {
      given: () => orders.unconfirmed(),
      args: (id) => `id: "${id}"`,
      says: [`CHANGED ${ORDER}: paymentDueAt <time> > null`],
    },
    orderPaymentReceive: {
      given: () => orders.placed('BANK'),
      args: (id) => `id: "${id}"`,
      says: [`CHANGED ${ORDER}: paymentDueAt <time> > null, paymentState "UNPAID" > "PAID"`],
    },
    orderRefund: {
      given: () => orders.paid(),
      args: (id) => `id: "${id}"`,
      says: [`CREATED ${ORDER} REFUND`],
    },
    refundCreate: {
      given: () => orders.paid(),
      args: (id) =>
        `input: { idempotencyKey: "${newId()}", orderId: "${id}", amount: 100, reason: "Scratched" }`,
      says: [`CREATED ${ORDER} REFUND`],
    },
    ...auditedReturns(() => orders),
    ...auditedImports(
      async () => (await checkFile(shop, owner, { path: 'products', text: 'Bezeichnung,Preis' })).id,
      async () => {
        const id = newId();
        await shop.app.orm.em
          .fork()
          .execute(
            `insert into column_mappings (id, kind, header_key, fields, chosen_at) values (?, 'PRODUCTS', 'ware', ?, now())`,
            [id, JSON.stringify({ Ware: 'Title' })],
          );
        return id;
      },
    ),
    orderPaymentResolve: {
      given: () => orders.mismatched(),
      args: (id) => `id: "${id}"`,
      says: [`CHANGED ${ORDER} PAYMENT: state "FLAGGED" > "RESOLVED"`],
    },
    shipmentCreate: {
      given: () => orders.placed('CASH_ON_DELIVERY'),
      args: (id) => `input: { orderId: "${id}", carrier: "UPS", trackingNumber: "1Z9" }`,
      says: [`CREATED ${ORDER} SHIPMENT 1Z9`, `CHANGED ${ORDER}: shipmentState "NONE" > "ALL"`],
    },
    ...auditedBulkChanges(() => orders),
    reviewsModerate: {
      given: () => aReview(shop, owner, lamp),
      args: (id) => `reviews: [{ id: "${id}" }], decision: REJECT, reason: "Rude"`,
      says: ['CHANGED REVIEW Lamp: rejectionReason null > "Rude", state "WAITING" > "REJECTED"'],
    },
    reviewReplyUpdate: {
      given: () => aReview(shop, owner, lamp),
      args: (id) => `id: "${id}", text: "Thank you."`,
      says: ['CHANGED REVIEW Lamp: reply null > "Thank you."'],
    },
    ...auditedMessages(shop),
    staffInvite: {
      args: () => 'input: { email: "new@test.example", roleId: "MANAGER" }',
      says: ['CREATED STAFF_INVITATION new@test.example'],
    },
    staffInvitationResend: {
      given: async () => {
        const id = await anInvitation('again');
        shop.clock.advance(MINUTE);
        return id;
      },
      args: (id) => `id: "${id}"`,
      says: ['CHANGED STAFF_INVITATION again@test.example: expiresAt <time> > <time>'],
    },
    staffInvitationWithdraw: {
      given: () => anInvitation('gone'),
      args: (id) => `id: "${id}"`,
      says: ['DELETED STAFF_INVITATION gone@test.example'],
    },
    staffMemberUpdate: {
      given: async () => (await aStaffMember(shop, 'VIEWER')).userId,
      args: (id) => `userId: "${id}", roleId: "ORDER_CLERK"`,
      says: ['CHANGED USER Grace Hopper: staffRole "VIEWER" > "ORDER_CLERK"'],
    },
    staffMemberRemove: {
      given: async () => (await aStaffMember(shop, 'VIEWER')).userId,
      args: (id) => `userId: "${id}"`,
      says: ['DELETED USER Grace Hopper'],
    },
    apiKeyCreate: {
      args: () => 'input: { name: "ERP", permissions: [PRODUCTS_READ] }',
      says: ['CREATED API_KEY ERP'],
    },
    apiKeyUpdate: {
      given: () => aKey('Shipping'),
      args: (id) => `id: "${id}", input: { name: "Parcels", permissions: [ORDERS_WRITE] }`,
      says: [
        'CHANGED API_KEY Parcels: name "Shipping" > "Parcels", permissions ["orders:read"] > ["orders:write"]',
      ],
    },
    apiKeyRevoke: {
      given: () => aKey('Leaked'),
      args: (id) => `id: "${id}"`,
      says: ['CHANGED API_KEY Leaked: revokedAt null > <time>'],
    },
    staffRoleCreate: {
      args: () => 'input: { name: "Photographer", permissions: [PRODUCTS_READ] }',
      says: ['CREATED STAFF_ROLE Photographer'],
    },
    staffRoleUpdate: {
      given: () => aRole('Helper'),
      args: (id) => `id: "${id}", input: { name: "Helper", permissions: [ORDERS_WRITE] }`,
      says: ['CHANGED STAFF_ROLE Helper: permissions ["orders:read"] > ["orders:write"]'],
    },
  };

describe('a change by staff', () => {
  test.each(Object.entries(steps))('%s is recorded', async (mutation, { given, args, says }) => {
    const id = (await given?.()) ?? '';
    const entries = await recordedDuring(shop, owner, () => call(mutation, args(id), '__typename'));
    expect(entries.map(lineOf).toSorted()).toEqual(says.toSorted());
    for (const entry of entries) {
      expect(entry).toMatchObject({ actor: 'STAFF', actorId: owner.userId, actorName: 'Grace Hopper' });
    }
    expect(new Set(entries.map(({ requestId }) => requestId)).size).toBe(1);
  });

  test('every staff mutation has a case', () => {
    const contract = readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8');
    const mutations = /^type Mutation \{(.*?)^\}/ms.exec(contract)?.[1] ?? '';
    const named = mutations.matchAll(/Needs [A-Z_]+[^"]*"+\s+(?!settings)(\w+)/g);
    const forStaff = [...named].map(([, name]) => name);
    expect(forStaff.length).toBeGreaterThan(25);
    expect(Object.keys(steps).concat(others).toSorted()).toEqual(forStaff.toSorted());
  });
});
