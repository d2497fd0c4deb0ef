import { makeChange, readField } from './send-operation.ts';
import { showNotice } from './show-notice.ts';
import { storedToken, storeGuest } from './stored-session.ts';

interface Press {
  control: HTMLElement;
  /** What the product is added to; also the path of that list. */
  list: 'cart' | 'wishlist';
  /** A `CartLineInput`. */
  line: { productId: string; quantity?: number | undefined };
  title: string;
  /** A card adds a product to the cart only once (specification section 4). */
  isOnCard: boolean;
}

interface Payload {
  cart?: { totals: { itemCount: number } };
  wishlist?: { products: readonly unknown[] };
  warnings?: readonly { message: string }[];
  userErrors: readonly unknown[];
}

const ADD_TO_CART =
  'mutation($line:CartLineInput!){cartLinesAdd(lines:[$line]){cart{totals{itemCount}}warnings{message}userErrors{code}}}';
const ADD_TO_WISHLIST =
  'mutation($id:ID!){wishlistToggle(productId:$id,isListed:true){wishlist{products{id}}userErrors{code}}}';
const CART = '{cart{lines{product{id}}}}';
const BEGIN_GUEST = 'mutation{guestSessionCreate{session{token}}}';
/** From 1 to 999. */
const QUANTITY = /^[1-9]\d{0,2}$/;

/**
 * Answers presses on hearts and "Add to cart" before the application runs, which on a slow line takes seconds
 * (decision 0101). The element of a product has its id in `data-product`, and buttons in it name the list in
 * `data-adds-to`.
 */
export class PressAnswers {
  #isOpen = true;
  #last: Promise<unknown> = Promise.resolve();

  /**
   * Does what a control says. Resolves to whether the press is answered; if not, nothing was changed, and the
   * application answers it. Null for a press that only the application can answer.
   */
  answer(control: HTMLElement): Promise<boolean> | null {
    // Pressed again while it is being answered.
    if (control.hasAttribute('aria-busy')) return Promise.resolve(true);
    const press = this.#isOpen ? readPress(control) : null;
    if (!press) return null;
    control.setAttribute('aria-busy', 'true');
    // One after the other, because each response has the number of all products.
    const answer = this.#last
      .then(() => carryOut(press))
      .catch(() => false)
      .finally(() => control.removeAttribute('aria-busy'));
    this.#last = answer;
    return answer;
  }

  /** Resolves when no answer is under way. From then on the application answers. */
  async close(): Promise<void> {
    this.#isOpen = false;
    await this.#last;
  }
}

/** Null for any other control, and if the visitor has to choose or correct something first. */
function readPress(control: HTMLElement): Press | null {
  const list = control.dataset['addsTo'] as Press['list'] | undefined;
  const product = control.closest<HTMLElement>('[data-product]');
  const productId = product?.dataset['product'];
  // A heart that is on would remove the product.
  if (!list || !productId || control.getAttribute('aria-pressed') === 'true') return null;
  const form = product?.querySelector('form');
  const values = Object.fromEntries(form ? new FormData(form) : []) as Record<string, string>;
  // A card adds the smallest quantity.
  const { quantity, colour, size } = values;
  const radios = [...(form?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [])];
  const names = [...new Set(radios.map(({ name }) => name))];
  const isComplete =
    (quantity === undefined || QUANTITY.test(quantity)) && names.every((name) => name in values);
  // One value of each other option, in the product's order.
  const others = names.filter((name) => name.startsWith('other')).map((name) => values[name] ?? '');
  if (list === 'cart' && !isComplete) return null;
  const line = {
    productId,
    colour,
    size,
    others,
    quantity: quantity === undefined ? undefined : Number(quantity),
  };
  const title = product?.querySelector('h1,h2,h3')?.textContent ?? '';
  return { control, list, line, title, isOnCard: !form };
}

/**
 * Does what the press says; see `PressAnswers.answer`.
 * @throws if the shop can't be reached, and nothing was changed
 */
async function carryOut({ control, list, line, title, isOnCard }: Press): Promise<boolean> {
  const isForCart = list === 'cart';
  const token = storedToken('user') ?? (isForCart && allowsGuests() ? await guestToken() : null);
  if (token === null) return logIn(list, { ...line, unlessInCart: isOnCard });
  if (isForCart && isOnCard && (await isInCart(line.productId, token))) {
    showNotice('in-cart', title);
    return true;
  }
  if (!isForCart) control.setAttribute('aria-pressed', 'true');
  const payload = isForCart
    ? await makeChange<Payload>(ADD_TO_CART, { line }, token)
    : await makeChange<Payload>(ADD_TO_WISHLIST, { id: line.productId }, token);
  if (payload) {
    showNotice(list, [title, ...(payload.warnings ?? []).map(({ message }) => message)].join(' · '));
    showCount(`/${list}`, payload.cart?.totals.itemCount ?? payload.wishlist?.products.length);
    return true;
  }
  if (!isForCart) control.setAttribute('aria-pressed', 'false');
  if (payload === undefined) showNotice('unknown');
  return payload === undefined;
}

/** Whether the shop has carts for guests, as in `session/use-login-gate.ts`, from the state of the page. */
const allowsGuests = () => document.getElementById('page-state')?.textContent.includes('"allowsGuests":true');

/** The token of the guest, who begins here if necessary; null if the shop has none after all. */
async function guestToken(): Promise<string | null> {
  const stored = storedToken('guest');
  if (stored !== null) return stored;
  const { session } = await readField<{ session: { token: string } | null }>(BEGIN_GUEST, null);
  if (session) storeGuest(session.token);
  return session?.token ?? null;
}

async function isInCart(productId: string, token: string): Promise<boolean> {
  const { lines } = await readField<{ lines: { product: { id: string } }[] }>(CART, token);
  return lines.some(({ product }) => product.id === productId);
}

/** The header's count of a list. */
function showCount(path: string, count: number | undefined): void {
  for (const link of document.querySelectorAll<HTMLElement>(`header a[href="${path}"]`))
    link.dataset['count'] = count !== undefined && count > 99 ? '99+' : `${count}`;
}

/**
 * Goes to the login with what the visitor wants, as the router would (`navigation/login-intent.ts`); a reload
 * leaves the state of the history entry as it is. The query is for the server, which renders the reason.
 */
function logIn(list: string, choice: object): Promise<never> {
  const { pathname, search, hash } = location;
  const intent = { kind: `add-to-${list}`, ...choice };
  history.pushState({ usr: { from: pathname + search + hash, intent } }, '', `/login?for=${list}`);
  location.reload();
  return new Promise(() => undefined);
}
