import { buildSchema, parse, validate } from 'graphql';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import contract from '../../../schema.graphql?raw';
import { PressAnswers } from '../early/press-answers.ts';
import { renderEarlyNotices } from '../head/early-notices.tsx';
import { SessionStore } from '../session/session-store.ts';
import { shopperSession } from '../session/shopper-session.ts';
import { aSession } from '../test/a-session.ts';
import { failInside, refuseAsSignedOut } from '../test/refusals.ts';
import { type Answers, mockApi } from '../test/mock-api.ts';

/* What a page answers before its application runs. */

const CARD = `<article data-product="jar">
  <h3>Jar</h3>
  <button data-adds-to="wishlist" aria-pressed="false">Heart</button>
  <button data-adds-to="cart">Add</button>
</article>`;
const DETAILS = `<article data-product="jar">
  <h1>Jar</h1>
  <form>
    <label><input type="radio" name="colour" value="Blue">Blue</label>
    <label><input type="radio" name="colour" value="Red">Red</label>
    <label><input type="radio" name="other" value="Oak">Oak</label>
    <label><input type="radio" name="other2" value="Raw" checked>Raw</label>
    <input name="quantity" value="3" aria-label="Quantity">
    <button data-adds-to="cart">Add</button>
  </form>
</article>`;
const HEADER = '<header><a href="/cart">Cart</a><a href="/wishlist">Wishlist</a></header>';

const schema = buildSchema(contract);

/** The headers and variables of the requests. */
let sent: { headers: Record<string, string>; variables: unknown }[];

const control = (name: string) => page.getByRole('button', { name }).element() as HTMLElement;
const countOf = (name: string) =>
  page.getByRole('link', { name, exact: true }).element().getAttribute('data-count');
const notice = page.getByRole('status');

/** Shows HTML as the server sends it, to a shopper or a visitor, with the API's responses. */
function open(html: string, answers: Answers, { isSignedIn = true, state = '{}' } = {}): PressAnswers {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = `${renderEarlyNotices()}${HEADER}${html}<script type="application/json" id="page-state">${state}</script>`;
  onTestFinished(() => {
    root.remove();
    document.querySelector('.notices')?.remove();
  });
  if (isSignedIn) shopperSession.start(aSession());
  mockApi(answers);
  const send = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit & { body: string }) => {
    const { query, variables } = JSON.parse(init.body) as { query: string; variables: unknown };
    // Codegen does not know these documents.
    expect(validate(schema, parse(query))).toEqual([]);
    sent.push({ headers: init.headers as Record<string, string>, variables });
    return send(url, init);
  });
  return new PressAnswers();
}

beforeEach(() => {
  sent = [];
});

test('a heart is filled at once, and the product is on the wishlist', async () => {
  const answer = Promise.withResolvers<void>();
  const answers = open(CARD, {
    wishlistToggle: async () => {
      await answer.promise;
      return { wishlist: { products: [{ id: 'jar' }, { id: 'fig' }] } };
    },
  });
  const heart = control('Heart');
  const isAnswered = answers.answer(heart);
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.element(heart).toHaveAttribute('aria-busy', 'true');
  // Pressed again: neither a second request nor a press for the application.
  await expect(answers.answer(heart)).resolves.toBe(true);
  answer.resolve();
  await expect(isAnswered).resolves.toBe(true);
  await expect.element(heart).not.toHaveAttribute('aria-busy');
  await expect.element(notice).toHaveTextContent('Item added to your wishlistJarView wishlist');
  expect(countOf('Wishlist')).toBe('2');
  expect(sent.map(({ variables }) => variables)).toEqual([{ id: 'jar' }]);
  // Only the application removes it again.
  expect(answers.answer(heart)).toBeNull();
});

test('the cart gets the chosen options and the quantity, and the notice the warnings', async () => {
  const message = 'There are 2 of Jar: the quantity is now 2.';
  const answers = open(DETAILS, {
    cartLinesAdd: {
      cart: { totals: { itemCount: 2 } },
      warnings: [{ code: 'QUANTITY_CAPPED', message, productId: 'jar' }],
    },
  });
  expect(answers.answer(control('Add'))).toBeNull();
  await page.getByRole('radio', { name: 'Red' }).click();
  expect(answers.answer(control('Add'))).toBeNull();
  await page.getByRole('radio', { name: 'Oak' }).click();
  await expect(answers.answer(control('Add'))).resolves.toBe(true);
  expect(sent.map(({ variables }) => variables)).toEqual([
    { line: { productId: 'jar', colour: 'Red', others: ['Oak', 'Raw'], quantity: 3 } },
  ]);
  await expect.element(notice).toHaveTextContent(`Item added to cartJar · ${message}View cart`);
  expect(countOf('Cart')).toBe('2');
});

test.each(['0', '1000', '2.5', 'two', ''])(
  'a quantity of "%s" is left to the application',
  async (quantity) => {
    const answers = open(DETAILS, {});
    await page.getByRole('radio', { name: 'Red' }).click();
    expect(answers.answer(control('Add'))).toBeNull();
    await page.getByRole('radio', { name: 'Oak' }).click();
    await page.getByRole('textbox', { name: 'Quantity' }).fill(quantity);
    expect(answers.answer(control('Add'))).toBeNull();
  },
);

test('a card does not add a product that is in the cart', async () => {
  const answers = open(CARD, { cart: { lines: [{ product: { id: 'jar' } }] } });
  await expect(answers.answer(control('Add'))).resolves.toBe(true);
  await expect.element(notice).toHaveTextContent('Already in your cartJarView cart');
  expect(sent).toHaveLength(1);
});

test('a guest begins with the first product, and the application finds the session', async () => {
  const answers = open(
    CARD,
    {
      guestSessionCreate: { session: { token: 'guest-token' } },
      cartLinesAdd: { cart: { totals: { itemCount: 1 } } },
    },
    { isSignedIn: false, state: '{"Shop:{}":{"allowsGuests":true}}' },
  );
  await expect(answers.answer(control('Add'))).resolves.toBe(true);
  expect(sent.map(({ headers }) => headers['authorization'])).toEqual([
    undefined,
    'Bearer guest-token',
    'Bearer guest-token',
  ]);
  expect(new SessionStore('guest').token).toBe('guest-token');
});

test('a change whose response is lost is made once, because it is sent again with its key', async () => {
  let attempts = 0;
  const answers = open(CARD, {
    wishlistToggle: () => {
      attempts += 1;
      if (attempts === 1) failInside();
      return { wishlist: { products: [{ id: 'jar' }] } };
    },
  });
  await expect(answers.answer(control('Heart'))).resolves.toBe(true);
  const [first, second] = sent.map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[\d-]+$/);
  expect(second).toBe(first);
  await expect.element(notice).toHaveTextContent('Item added to your wishlistJarView wishlist');
});

test.each([
  ['again', failInside],
  ['and then rejected', refuseAsSignedOut],
])('a change whose response is lost %s is not left to the application', async (_what, then) => {
  const wishlistToggle = () => (sent.length === 1 ? failInside() : then());
  const answers = open(CARD, { wishlistToggle });
  await expect(answers.answer(control('Heart'))).resolves.toBe(true);
  await expect.element(notice).toMatchTextContent(/^No response from the shop.*can’t tell whether it worked/);
  await expect.element(control('Heart')).toHaveAttribute('aria-pressed', 'false');
  expect(sent).toHaveLength(2);
});

test.each([
  ['an ended session', { wishlistToggle: refuseAsSignedOut }],
  ['a user error', { wishlistToggle: { userErrors: [{ code: 'NOT_FOUND', message: 'It is gone.' }] } }],
] as const)('the application explains %s', async (_what, responses) => {
  const answers = open(CARD, responses);
  await expect(answers.answer(control('Heart'))).resolves.toBe(false);
  await expect.element(control('Heart')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(notice).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

test('the application waits for an answer, and then answers itself', async () => {
  const answer = Promise.withResolvers<void>();
  const answers = open(CARD, { wishlistToggle: () => answer.promise.then(failInside) });
  void answers.answer(control('Heart'));
  let isClosed = false;
  const closing = answers.close().then(() => (isClosed = true));
  expect(answers.answer(control('Add'))).toBeNull();
  await expect.poll(() => sent).toHaveLength(1);
  expect(isClosed).toBe(false);
  answer.resolve();
  await closing;
});
