import { beforeAll, expect, test } from 'vitest';
import { type Cast, gatherCast, readMatrix, tryAll } from '../test/access-matrix.ts';
import { refusalOf, subscribe } from '../test/subscribe.ts';
import { describeShop } from '../test/describe-shop.ts';
import { promotionOperations } from './access-matrix-promotions.fixtures.ts';
import { accessMatrix } from './access-matrix.fixtures.ts';
import { buildServedSchema } from './build-schema.ts';
import { returnCalls } from '../modules/returns/return-calls.fixtures.ts';
import { resolvers } from '../resolvers.ts';

const matrix = readMatrix(accessMatrix);

const PERSON = 'name: "Eve", email: "<key>@test.example", password: "correct horse battery"';
const ADDRESS =
  'firstName: "Ada", streetAddress: "<key>", city: "London", phone: "+44 20 7946 0123", email: "a@b.example"';
const REVIEW = 'input: { stars: 5, title: "Good", text: "I like it a lot." }';
const ORDER = `orderId: "<key>", lines: [{ productId: "<product>" }], billing: { ${ADDRESS.replace('<key>', 'Row 12')} }`;

/** How each is called: the arguments, and the selection. For what the customer owns, private fields are selected. */
const calls: Record<string, [args: string, selection: string]> = {
  ...promotionOperations,
  'Query.shop': ['', '{ name }'],
  'Query.product': ['(id: "<product>")', '{ id }'],
  'Query.productByHandle': ['(handle: "<product>")', '{ id }'],
  'Query.productBrands': ['', ''],
  'Query.deletedProducts': ['', '{ totalCount }'],
  'Query.deletedCategories': ['', '{ id }'],
  'Query.deletedCollections': ['', '{ id }'],
  'Query.deletedStaffRoles': ['', '{ id }'],
  'Query.productTags': ['', ''],
  'Query.products': ['', '{ nodes { id } }'],
  'Query.productFilterOptions': ['(filter: { colours: [BLUE] })', '{ newCount }'],
  'Query.categories': ['', '{ slug }'],
  'Query.category': ['(slug: "men\'s clothing")', '{ slug }'],
  'Query.collection': ['(handle: "none")', '{ id }'],
  'Query.collections': ['', '{ id }'],
  'Query.sales': ['', '{ totalCount }'],
  'Query.sale': ['(id: "<product>")', '{ id }'],
  'Query.deletedSales': ['', '{ id }'],
  'Query.salePreview': ['(percent: 10, products: [{ productId: "<product>" }])', '{ productCount }'],
  'Query.collectionPreview': ['(match: ALL, conditions: [{ kind: NEW }])', '{ nodes { id } }'],
  'Query.searchSuggestions': ['(query: "tee")', '{ products { id } categories { slug } texts }'],
  'Query.searchAlternatives': ['(query: "tee")', '{ nearWords popularProducts { id } }'],
  'Query.searchSynonyms': ['', '{ id }'],
  'Query.viewer': ['', '{ email }'],
  'Query.cart': ['', '{ itemCount }'],
  'Query.sessions': ['', '{ isCurrent }'],
  'Query.productAlerts': ['', '{ id }'],
  'Query.productAlertLink': ['(token: "x")', '{ state }'],
  'Query.productAlertsStopLink': ['(token: "x")', '{ count }'],
  'Mutation.productAlertRequest': [
    '(input: { kind: PRICE_DROP, productId: "<product>", email: "<key>@test.example" })',
    '{ userErrors { code } }',
  ],
  'Mutation.productAlertConfirm': ['(token: "x")', '{ userErrors { code } }'],
  'Mutation.productAlertsStop': ['(token: "x")', '{ userErrors { code } }'],
  'Mutation.productAlertDelete': ['(id: "none")', '{ userErrors { code } }'],
  'Query.newsletterLink': ['(token: "x")', '{ state }'],
  'Query.newsletter': ['', ''],
  'Query.newsletterSubscribers': ['', '{ nodes { email } }'],
  'Mutation.newsletterRequest': ['(email: "<key>@test.example")', '{ userErrors { code } }'],
  'Mutation.newsletterUpdate': ['(isSubscribed: true)', '{ userErrors { code } }'],
  'Mutation.newsletterConfirm': ['(token: "x")', '{ userErrors { code } }'],
  'Mutation.newsletterUnsubscribe': ['(token: "x")', '{ userErrors { code } }'],
  'Query.checkoutPreview': ['(lines: [{ productId: "<product>" }])', '{ userErrors { code } }'],
  'Query.sheetImports': ['', '{ id }'],
  'Query.sheetImport': ['(id: "none")', '{ id }'],
  'Mutation.sheetImportApply': ['(id: "none")', '{ userErrors { code } }'],
  'Mutation.sheetImportCancel': ['(id: "none")', '{ userErrors { code } }'],
  'Query.draftOrder': ['(id: "none")', '{ email }'],
  'Query.draftOrders': ['', '{ nodes { email } }'],
  'Query.draftOrderPreview': ['(lines: [{ productId: "<product>" }])', '{ userErrors { code } }'],
  'Mutation.draftOrderCreate': ['(input: { lines: [] })', '{ userErrors { code } }'],
  'Mutation.draftOrderUpdate': ['(id: "<product>", input: { lines: [] })', '{ userErrors { code } }'],
  'Mutation.draftOrderDelete': ['(id: "<product>")', '{ userErrors { code } }'],
  'Mutation.draftOrderPlace': ['(id: "<product>")', '{ userErrors { code } }'],
  'Query.savedViews': ['(list: PRODUCTS)', '{ name }'],
  'Mutation.savedViewCreate': [
    '(input: { list: PRODUCTS, name: "<key>", query: "" })',
    '{ userErrors { code } }',
  ],
  'Mutation.savedViewUpdate': ['(id: "<product>", input: { name: "Low" })', '{ userErrors { code } }'],
  'Mutation.savedViewDelete': ['(id: "<product>")', '{ userErrors { code } }'],
  'Query.wishlist': ['', '{ products { id } }'],
  'Query.order': ['(id: "<order>")', '{ customer { email } }'],
  'Query.orders': ['', '{ nodes { customer { email } } }'],
  'Query.orderTags': ['', ''],
  'Query.customerTags': ['', ''],
  'Query.toDo': ['', '{ lowStock }'],
  'Query.salesByDay': ['', '{ __typename }'],
  'Query.salesReport': ['(period: { lastDays: 7 })', '{ figures { orders } bestSellers { title } }'],
  'Query.customers': ['', '{ nodes { email } }'],
  'Query.customer': ['(id: "<customer>")', '{ email }'],
  'Subscription.shopEvents': ['', '{ cursor }'],
  'Subscription.orderViewers': ['(orderId: "<key>")', '{ name }'],
  'Mutation.shipmentCreate': [
    '(input: { orderId: "<order>", lines: [{ orderLineId: "<key>", quantity: 1 }] })',
    '{ userErrors { code } }',
  ],
  'Mutation.shipmentsCreate': ['(inputs: [])', '{ userErrors { code } }'],
  'Mutation.shipmentUpdate': ['(id: "<key>", input: {})', '{ userErrors { code } }'],
  'Query.staff': ['', '{ id staffRole { permissions } }'],
  'Query.staffRoles': ['', '{ name memberCount }'],
  'Query.paymentLink': ['(token: "x")', '{ number }'],
  'Query.legalPage': ['(kind: TERMS)', '{ html }'],
  'Query.legalTextPreview': ['(text: "<key>")', '{ userErrors { code } }'],
  'Query.mailPreview': ['(template: ORDER_SENT, text: "<key>")', '{ userErrors { code } }'],
  'Query.settings': ['', '{ general { name } }'],
  'Query.staffInvitations': ['', '{ email }'],
  'Query.auditEntries': ['', '{ nodes { id } }'],
  'Query.staffInvitation': ['(token: "none")', '{ email }'],
  'Mutation.staffInvite': [
    '(input: { email: "<key>@test.example", roleId: "MANAGER" })',
    '{ userErrors { code } }',
  ],
  'Mutation.staffInvitationResend': ['(id: "<key>")', '{ userErrors { code } }'],
  'Mutation.staffInvitationWithdraw': ['(id: "<key>")', '{ userErrors { code } }'],
  'Mutation.staffInvitationAccept': [
    '(input: { token: "none", name: "Eve", password: "correct horse battery" })',
    '{ userErrors { code } }',
  ],
  'Mutation.staffMemberUpdate': ['(userId: "<customer>", roleId: "OWNER")', '{ userErrors { code } }'],
  'Mutation.staffMemberRemove': ['(userId: "<customer>")', '{ userErrors { code } }'],
  'Mutation.staffSecondFactorReset': ['(userId: "<customer>")', '{ userErrors { code } }'],
  'Mutation.staffRoleCreate': [
    '(input: { name: "<key>", permissions: [ORDERS_READ] })',
    '{ userErrors { code } }',
  ],
  'Mutation.staffRoleUpdate': [
    '(id: "OWNER", input: { name: "<key>", permissions: [ORDERS_READ] })',
    '{ userErrors { code } }',
  ],
  'Mutation.staffRoleDelete': ['(id: "VIEWER")', '{ userErrors { code } }'],
  'Mutation.staffRoleRestore': ['(id: "VIEWER")', '{ userErrors { code } }'],
  'Mutation.customerCreate': [`(input: { ${PERSON} })`, '{ userErrors { code } }'],
  'Mutation.sessionCreate': [
    '(input: { emailOrPhone: "<customerEmail>", password: "correct horse battery" })',
    '{ userErrors { code } }',
  ],
  'Mutation.googleSessionCreate': [
    '(input: { code: "none", codeVerifier: "none", nonce: "none" })',
    '{ userErrors { code } }',
  ],
  'Mutation.adminCreate': [`(input: { ${PERSON}, adminSecret: "<adminSecret>" })`, '{ userErrors { code } }'],
  'Mutation.adminSessionCreate': [
    '(input: { emailOrPhone: "<ownerEmail>", password: "correct horse battery" })',
    '{ userErrors { code } }',
  ],
  'Mutation.adminSessionVerify': ['(challenge: "none", code: "123456")', '{ userErrors { code } }'],
  'Mutation.adminSessionPasskeyRequest': ['(challenge: "none")', '{ userErrors { code } }'],
  'Mutation.adminSessionPasskeyVerify': ['(challenge: "none", response: "{}")', '{ userErrors { code } }'],
  'Mutation.passkeySetUp': ['(password: "correct horse battery")', '{ userErrors { code } }'],
  'Mutation.passkeyAdd': ['(name: "", response: "{}")', '{ userErrors { code } }'],
  'Mutation.passkeyRename': ['(id: "none", name: "Laptop")', '{ userErrors { code } }'],
  'Mutation.passkeyRemove': ['(id: "none", proof: { code: "123456" })', '{ userErrors { code } }'],
  'Mutation.secondFactorSetUp': ['(password: "correct horse battery")', '{ userErrors { code } }'],
  'Mutation.secondFactorTurnOn': ['(setUpToken: "none", code: "123456")', '{ userErrors { code } }'],
  'Mutation.secondFactorTurnOff': ['(proof: { code: "123456" })', '{ userErrors { code } }'],
  'Mutation.recoveryCodesRenew': ['(proof: { code: "123456" })', '{ userErrors { code } }'],
  'Mutation.sessionEnd': ['', '{ ended }'],
  'Mutation.sessionsEnd': ['(ids: ["<product>"])', '{ userErrors { code } }'],
  'Mutation.passwordResetRequest': ['(email: "<key>@test.example")', '{ userErrors { code } }'],
  'Mutation.passwordReset': ['(token: "none", password: "correct horse battery")', '{ userErrors { code } }'],
  'Mutation.customerUpdate': ['(input: { firstName: "Eve" })', '{ userErrors { code } }'],
  'Mutation.addressCreate': [`(input: { ${ADDRESS} })`, '{ userErrors { code } }'],
  'Mutation.addressUpdate': ['(id: "<address>", input: { city: "Paris" })', '{ userErrors { code } }'],
  'Mutation.addressDelete': ['(id: "<address>")', '{ userErrors { code } }'],
  'Mutation.cartLinesAdd': ['(lines: [{ productId: "<product>" }])', '{ userErrors { code } }'],
  'Mutation.cartLinesUpdate': ['(lines: [{ id: "<line>", quantity: 2 }])', '{ userErrors { code } }'],
  'Mutation.cartLinesRemove': ['(ids: ["<line>"])', '{ userErrors { code } }'],
  'Mutation.cartReplace': ['(lines: [])', '{ userErrors { code } }'],
  'Mutation.cartWarningsAccept': ['', '{ userErrors { code } }'],
  'Mutation.wishlistToggle': ['(productId: "<product>")', '{ userErrors { code } }'],
  'Mutation.wishlistMoveToCart': ['(productIds: ["<product>"])', '{ userErrors { code } }'],
  'Mutation.orderPlace': [
    `(input: { paymentMethod: CASH_ON_DELIVERY, ${ORDER} })`,
    '{ userErrors { code } }',
  ],
  'Mutation.orderCancel': ['(id: "<order>")', '{ order { customer { email } } userErrors { code } }'],
  'Mutation.cardCheckout': [`(input: { ${ORDER} })`, '{ userErrors { code } }'],
  'Mutation.orderPaymentRetry': ['(id: "<order>")', '{ userErrors { code } }'],
  'Mutation.orderPaymentConfirm': ['(id: "<order>")', '{ order { customer { email } } userErrors { code } }'],
  'Mutation.orderPaymentReceive': ['(id: "<order>")', '{ order { customer { email } } userErrors { code } }'],
  'Mutation.orderRefund': ['(id: "<order>")', '{ order { customer { email } } userErrors { code } }'],
  'Query.refundPreview': ['(orderId: "<order>", lines: [])', '{ userErrors { code } }'],
  ...returnCalls,
  'Mutation.refundCreate': [
    '(input: { idempotencyKey: "<key>", orderId: "<order>", reason: "Damaged", amount: 1 })',
    '{ userErrors { code } }',
  ],
  'Mutation.orderPaymentResolve': ['(id: "<order>")', '{ order { customer { email } } userErrors { code } }'],
  'Mutation.orderStatusUpdate': [
    '(id: "<order>", status: DELIVERED)',
    '{ order { customer { email } } userErrors { code } }',
  ],
  'Mutation.orderCommentCreate': ['(orderId: "none", text: "Hello")', '{ userErrors { code } }'],
  'Mutation.orderAddressUpdate': [
    '(id: "none", input: { firstName: "Ada", streetAddress: "1 Row", city: "Rome", phone: "12345", email: "a@b.example" })',
    '{ userErrors { code } }',
  ],
  'Mutation.refundDismiss': ['(id: "none")', '{ userErrors { code } }'],
  'Mutation.customerErase': ['(id: "none", email: "a@b.example")', '{ userErrors { code } }'],
  'Mutation.customerNoteCreate': ['(customerId: "none", text: "Hello")', '{ userErrors { code } }'],
  'Mutation.customerTagsUpdate': ['(ids: [], add: ["vip"])', '{ userErrors { code } }'],
  'Mutation.orderTagsUpdate': ['(ids: [], add: ["gift"])', '{ userErrors { code } }'],
  'Mutation.orderMailResend': ['(id: "019aa000-0000-7000-8000-000000000000")', '{ userErrors { code } }'],
  'Mutation.productCreate': [
    '(input: { title: "Lamp", description: "", category: "Electronics", salePrice: 100, stock: 1 })',
    '{ userErrors { code } }',
  ],
  'Mutation.productUpdate': ['(id: "<product>", input: { stock: 2 })', '{ userErrors { code } }'],
  'Mutation.categoryCreate': ['(input: { label: "<key>" })', '{ userErrors { code } }'],
  'Mutation.categoryUpdate': ['(id: "<product>", input: { label: "<key>" })', '{ userErrors { code } }'],
  'Mutation.categoryMove': ['(id: "<product>", position: 0)', '{ userErrors { code } }'],
  'Mutation.categoryDelete': ['(id: "<product>")', '{ userErrors { code } }'],
  'Mutation.categoryRestore': ['(id: "<product>")', '{ userErrors { code } }'],
  'Mutation.saleCreate': [
    `(input: { name: "<key>", startsAt: "2030-01-01T00:00:00Z", endsAt: "2030-01-02T00:00:00Z", percent: 10,
      products: [{ productId: "<product>" }] })`,
    '{ userErrors { code } }',
  ],
  'Mutation.saleUpdate': ['(id: "<product>", input: { name: "<key>" })', '{ userErrors { code } }'],
  'Mutation.saleEnd': ['(id: "<product>")', '{ userErrors { code } }'],
  'Mutation.saleDelete': ['(id: "<product>")', '{ userErrors { code } }'],
  'Mutation.saleRestore': ['(id: "<product>")', '{ userErrors { code } }'],
  'Mutation.collectionCreate': ['(input: { title: "<key>", kind: MANUAL })', '{ userErrors { code } }'],
  'Mutation.collectionUpdate': ['(id: "<product>", input: { title: "<key>" })', '{ userErrors { code } }'],
  'Mutation.collectionDelete': ['(id: "<product>")', '{ userErrors { code } }'],
  'Mutation.collectionRestore': ['(id: "<product>")', '{ userErrors { code } }'],
  'Mutation.searchSynonymCreate': ['(input: { words: ["<key>", "cap"] })', '{ userErrors { code } }'],
  'Mutation.searchSynonymUpdate': [
    '(id: "<product>", input: { words: ["<key>", "cap"] })',
    '{ userErrors { code } }',
  ],
  'Mutation.searchSynonymDelete': ['(id: "<product>")', '{ userErrors { code } }'],
  'Mutation.productsUpdate': [
    '(ids: ["<product>"], input: { stock: { set: 2 } })',
    '{ userErrors { code } }',
  ],
  'Mutation.productVariantsUpdate': ['(changes: [{ id: "<product>", stock: 2 }])', '{ userErrors { code } }'],
  'Mutation.productDuplicate': ['(id: "<product>", title: "<key>")', '{ userErrors { code } }'],
  'Mutation.productDelete': ['(id: "<product>")', '{ userErrors { code } }'],
  'Mutation.productRestore': ['(id: "<product>")', '{ userErrors { code } }'],
  'Mutation.settingsGeneralUpdate': ['(input: { phone: "555" })', '{ userErrors { code } }'],
  'Mutation.settingsStorefrontUpdate': ['(input: { bannerText: "<key>" })', '{ userErrors { code } }'],
  'Mutation.settingsDeliveryUpdate': ['(input: { freeFrom: 15000 })', '{ userErrors { code } }'],
  'Mutation.settingsReturnsUpdate': ['(input: { days: 14 })', '{ userErrors { code } }'],
  'Mutation.settingsLegalUpdate': ['(input: { returns: "" })', '{ userErrors { code } }'],
  'Mutation.settingsMailsUpdate': ['(input: { orderSent: "<key>" })', '{ userErrors { code } }'],
  'Mutation.settingsMailTestSend': ['(template: ORDER_SENT)', '{ userErrors { code } }'],
  'Mutation.paymentLinkOpen': ['(token: "x")', '{ userErrors { code } }'],
  'Mutation.settingsSecurityUpdate': ['(input: { requiresSecondFactor: false })', '{ userErrors { code } }'],
  'Mutation.settingsPaymentsUpdate': ['(input: { bankAccount: null })', '{ userErrors { code } }'],
  'Mutation.settingsReviewsUpdate': ['(input: { askAfterDays: 14 })', '{ userErrors { code } }'],
  'Query.reviews': ['', '{ nodes { text } }'],
  'Query.reviewStanding': ['(productId: "<product>")', '{ mayReview }'],
  'Query.ownReviews': ['', '{ nodes { text } }'],
  'Query.productsToReview': ['', '{ nodes { orderId } }'],
  'Mutation.reviewCreate': [`(productId: "<product>", ${REVIEW})`, '{ userErrors { code } }'],
  'Mutation.reviewUpdate': [`(id: "<product>", ${REVIEW})`, '{ userErrors { code } }'],
  'Mutation.reviewDelete': ['(id: "<product>")', '{ userErrors { code } }'],
  'Mutation.reviewVoteUpdate': ['(id: "<product>", isHelpful: true)', '{ userErrors { code } }'],
  'Mutation.reviewRequestsUpdate': ['(token: "none", areWanted: false)', '{ userErrors { code } }'],
  'Mutation.reviewsModerate': [
    '(reviews: [{ id: "<product>" }], decision: APPROVE)',
    '{ userErrors { code } }',
  ],
  'Mutation.reviewAnswerUpdate': ['(id: "<product>", text: "Thank you.")', '{ userErrors { code } }'],
};

const words: Record<string, string> = { UNAUTHENTICATED: '401', FORBIDDEN: '403', NOT_FOUND: '404' };

interface Answer {
  data?: { response?: { userErrors?: { code: string }[] } | null } | null;
  errors?: { extensions: { code: string } }[];
}

function outcomeOf({ data, errors }: Answer): string {
  const code = errors?.[0]?.extensions.code ?? data?.response?.userErrors?.[0]?.code;
  if (code) return words[code] ?? code;
  return data?.response ? 'ok' : 'null';
}

async function respond(query: string, token: string | null): Promise<Answer> {
  return (await shop.client.rest<Answer>('/graphql', { method: 'POST', body: { query }, token })).body;
}

async function firstMessage(query: string, token: string | null): Promise<Answer> {
  const subscription = subscribe<Answer['data']>(shop, query, token);
  try {
    return { data: await subscription.next() };
  } catch (reason) {
    return { errors: [{ extensions: { code: refusalOf(reason) } }] };
  } finally {
    await subscription.end();
  }
}

const shop = describeShop();
let cast: Cast;

beforeAll(async () => {
  cast = await gatherCast(shop);
});

test('the matrix names every root field, and no other', () => {
  const schema = buildServedSchema(resolvers);
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = roots.flatMap((root) =>
    Object.keys(root?.getFields() ?? {}).map((name) => `${root?.name}.${name}`),
  );
  expect([...matrix.keys()].sort()).toEqual(fields.sort());
  expect(Object.keys(calls).sort()).toEqual([...matrix.keys()].sort());
});

test.each([...matrix])('%s', async (name, expected) => {
  const [args = '', selection = ''] = calls[name] ?? [];
  const [root = '', field = ''] = name.split('.');
  const document = `${root.toLowerCase()} { response: ${field}${args} ${selection} }`;
  const row = await tryAll(shop, cast, document, async (query, token) => {
    const body = root === 'Subscription' ? await firstMessage(query, token) : await respond(query, token);
    return { outcome: outcomeOf(body), text: JSON.stringify(body) };
  });
  // Every user has just logged out.
  if (field === 'sessionEnd') cast = await gatherCast(shop);
  expect(row).toEqual(expected);
});
