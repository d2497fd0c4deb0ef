import { expect } from 'vitest';
import { aProduct } from '../../test/factories.ts';
import type { FakeEmail } from '../../test/gateways/fake-email.ts';
import type { TestApp } from '../../test/start-test-app.ts';
import { anAdmin, type Person } from '../../test/users.ts';

/** The payload of alert mutations. */
export interface AlertPayload {
  state?: string | null;
  stopped?: boolean;
  userErrors: { code: string; message: string; field: string[] | null }[];
}

const errors = 'userErrors { code message field }';

/**
 * Calls about alerts in one shop. `begin` sets the recipient of all later calls; each recipient has their own
 * IP network.
 */
export function alertCalls(shop: TestApp, mail: FakeEmail) {
  let people = 0;
  let email = '';
  let admin: Person | null = null;

  /** Starts with a new recipient, or the given email. */
  async function begin(own?: string): Promise<string> {
    people += 1;
    email = own ?? `waiter-${people}@test.example`;
    mail.sent.length = 0;
    await renewStaff();
    return email;
  }

  /** Logs a member of staff in again, because staff sessions expire when the clock advances. */
  async function renewStaff(): Promise<void> {
    admin = await anAdmin(shop);
  }

  async function call(mutation: string, token: string | null = null) {
    const { body } = await shop.client.rest<{
      data: { payload: AlertPayload } | null;
      errors?: { extensions: { code: string } }[];
    }>('/graphql', {
      method: 'POST',
      token,
      headers: { 'x-forwarded-for': `192.0.2.${people % 250}` },
      body: { query: `mutation { payload: ${mutation} }` },
    });
    return { ...body.data?.payload, error: body.errors?.[0]?.extensions.code };
  }

  const requestAlert = (input: string, to: string, token: string | null) =>
    call(`productAlertRequest(input: { ${input}, email: "${to}" }) { state ${errors} }`, token);

  /** A sold-out product with a single variant. */
  async function soldOut(title = 'Lamp') {
    const productId = await aProduct(shop.app.orm.em.fork(), { title, salePrice: 1000, stock: 0 });
    const { product } = await shop.client.data<{ product: { variants: { id: string }[] } }>(
      `{ product(id: "${productId}") { variants { id } } }`,
    );
    return { productId, variantId: product.variants[0]?.id ?? '' };
  }

  const askStock = (
    about: { productId: string; variantId: string },
    to = email,
    token: string | null = null,
  ) =>
    requestAlert(
      `kind: BACK_IN_STOCK, productId: "${about.productId}", variantId: "${about.variantId}"`,
      to,
      token,
    );
  const askPrice = (productId: string, to = email, token: string | null = null) =>
    requestAlert(`kind: PRICE_DROP, productId: "${productId}"`, to, token);
  const confirm = (token: string) => call(`productAlertConfirm(token: "${token}") { state ${errors} }`);
  const change = (productId: string, input: string) =>
    call(`productUpdate(id: "${productId}", input: { ${input} }) { ${errors} }`, admin?.token);

  const deliver = () => shop.app.jobs.run('mail');
  const sendAlerts = async () => {
    await shop.app.jobs.run('alerts');
    await deliver();
  };
  const subjects = (to = email) => mail.sent.filter((sent) => sent.to === to).map(({ subject }) => subject);

  /** The token of a link in the latest email with one. */
  function linkOf(path: string, to = email): string {
    const text = mail.sent.findLast((sent) => sent.to === to && sent.text.includes(path))?.text;
    return new RegExp(String.raw`${path}\?token=([\w.%-]+)`).exec(text ?? '')?.[1] ?? '';
  }

  /** Requests an alert and confirms it. */
  async function waitFor(asking: Promise<unknown>, to = email): Promise<void> {
    await asking;
    await deliver();
    expect(await confirm(linkOf('alerts/confirm', to))).toMatchObject({ state: 'WAITING', userErrors: [] });
    mail.sent.length = 0;
  }

  return {
    begin,
    renewStaff,
    call,
    soldOut,
    askStock,
    askPrice,
    confirm,
    change,
    deliver,
    sendAlerts,
    subjects,
    linkOf,
    waitFor,
  };
}
