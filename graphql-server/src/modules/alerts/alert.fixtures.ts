import { expect } from 'vitest';
import {
  ConfirmAlerts,
  type ProductUpdateInput,
  ReadVariants,
  RequestAlert,
  type TypedDocumentString,
  UpdateProduct,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import type { FakeEmail } from '../../test/gateways/fake-email.ts';
import type { TestApp } from '../../test/start-test-app.ts';
import type { Loose } from '../../test/test-client.ts';
import { anAdmin, type Person } from '../../test/users.ts';

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

  async function call<Payload, Variables>(
    document: TypedDocumentString<{ payload: Payload }, Variables>,
    variables: Loose<Variables>,
    token: string | null = null,
  ) {
    const headers = { 'x-forwarded-for': `192.0.2.${people % 250}` };
    const { data, errors } = await shop.client.graphql(document, variables, token, headers);
    return { ...data?.payload, error: errors[0]?.extensions.code };
  }

  /** A sold-out product with a single variant. */
  async function soldOut(title = 'Lamp') {
    const productId = await aProduct(shop.app.orm.em.fork(), { title, salePrice: 1000, stock: 0 });
    const { product } = await shop.client.data(ReadVariants, { id: productId });
    return { productId, variantId: product?.variants[0]?.id ?? '' };
  }

  const askStock = (
    { productId, variantId }: { productId: string; variantId: string },
    to = email,
    token: string | null = null,
  ) => call(RequestAlert, { input: { kind: 'BACK_IN_STOCK', productId, variantId, email: to } }, token);
  const askPrice = (productId: string, to = email, token: string | null = null) =>
    call(RequestAlert, { input: { kind: 'PRICE_DROP', productId, email: to } }, token);
  const confirm = (token: string) => call(ConfirmAlerts, { token });
  const change = (id: string, input: ProductUpdateInput) => call(UpdateProduct, { id, input }, admin?.token);

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
