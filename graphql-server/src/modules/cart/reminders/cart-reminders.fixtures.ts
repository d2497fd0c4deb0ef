import {
  AddCartLines,
  type CartLineInput,
  ReplaceCart,
  SetReminderHours,
} from '../../../test/documents.generated.ts';
import type { FakeEmail } from '../../../test/gateways/fake-email.ts';
import type { TestApp } from '../../../test/start-test-app.ts';
import { aCustomer, aStaffMember, type Person } from '../../../test/users.ts';
import { newId } from '../../../shared/new-id.ts';
import { HOUR } from '../../../shared/time/duration.ts';
import { NewsletterSubscriptionEntity } from '../../newsletter/newsletter-subscription.entity.ts';

/** Calls about reminders of one shop, which sends its emails to `mail`. */
export function reminderCalls(shop: TestApp, mail: FakeEmail) {
  const em = () => shop.app.orm.em.fork();

  /** Sets the hours until customers are reminded; null: never. @returns the error codes */
  async function setHours(hours: number | null): Promise<string[]> {
    const owner = await aStaffMember(shop, 'OWNER');
    const { payload } = await shop.client.data(SetReminderHours, { hours }, owner.token);
    return payload.userErrors.map(({ code }) => code);
  }

  /** Subscribes a customer to the newsletter, as they would in their account. */
  async function subscribe({ email, userId: user }: Person, changes: object = {}): Promise<void> {
    const now = shop.clock.now();
    const subscription = { source: 'ACCOUNT', requestedAt: now, confirmedAt: now } as const;
    await em().insert(NewsletterSubscriptionEntity, {
      id: newId(),
      email,
      user,
      ...subscription,
      ...changes,
    });
  }

  /** A customer with a newsletter subscription. */
  async function aSubscriber(): Promise<Person> {
    const person = await aCustomer(shop);
    await subscribe(person);
    return person;
  }

  /** Adds two of each product to a cart; products with options are given as lines without a quantity. */
  async function fill(token: string, ...products: (string | CartLineInput)[]): Promise<void> {
    const lines = products.map((product) => ({
      ...(typeof product === 'string' ? { productId: product } : product),
      quantity: 2,
    }));
    const { userErrors } = (await shop.client.data(AddCartLines, { lines }, token)).payload;
    if (userErrors.length > 0) throw new Error(`The cart was refused: ${JSON.stringify(userErrors)}`);
  }

  /** Empties a cart. */
  async function empty({ token }: Person): Promise<void> {
    await shop.client.data(ReplaceCart, { lines: [] }, token);
  }

  /** Advances the clock and queues the reminders, without sending them. */
  async function remind(hours = 0): Promise<void> {
    shop.clock.advance(hours * HOUR);
    await Promise.all([shop.app.jobs.run('cart-reminders'), shop.app.jobs.run('cart-reminders')]);
  }

  /** Sends all emails, and returns the customer's reminders. */
  async function remindersOf({ email }: Pick<Person, 'email'>) {
    await shop.app.jobs.run('mail');
    return mail.sent.filter(({ to, subject }) => to === email && subject.startsWith('Your cart at'));
  }

  /** The customer's reminders after this many more hours. */
  async function remindedAfter(hours: number, person: Pick<Person, 'email'>) {
    await remind(hours);
    return remindersOf(person);
  }

  return { em, setHours, subscribe, aSubscriber, fill, empty, remind, remindersOf, remindedAfter };
}
