import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aProduct } from '../../../test/a-product.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { openPage } from '../../../test/open-page.tsx';
import { resizePage } from '../../../test/resize-page.ts';

const newsletter = page.getByRole('region', { name: 'Newsletter' });
const alerts = page.getByRole('region', { name: 'Alerts' });

test('subscribing to the newsletter requires an email confirmation; a button unsubscribes', async () => {
  await openPage('/account/emails', { newsletterUpdate: { state: 'PENDING' } }, 'shopper');
  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  await expect
    .element(newsletter.getByRole('status'))
    .toMatchTextContent(/we’ve sent a confirmation link to ada@example\.com/);
  await expectAccessible();
  const newsletterUpdate = { state: 'UNSUBSCRIBED' as const };
  await openPage('/account/emails', { newsletter: 'SUBSCRIBED', newsletterUpdate }, 'shopper');
  await expect
    .element(newsletter.getByRole('status'))
    .toMatchTextContent(/You’re subscribed with ada@example\.com/);
  await newsletter.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect.element(newsletter.getByRole('status')).toMatchTextContent(/You’re not subscribed/);
  await expect.element(newsletter.getByRole('button', { name: 'Subscribe' })).toBeVisible();
});

test('a button ends an alert, and the focus stays in the list', async () => {
  const product = aProduct({ title: 'Bowl' });
  const alert = { id: 'a1', kind: 'PRICE_DROP' as const, state: 'WAITING' as const, product };
  const { answer } = await openPage('/account/emails', { productAlerts: [alert] }, 'shopper');
  await expect.element(alerts.getByRole('listitem')).toMatchTextContent(/Bowl.*When the price drops/);
  await resizePage(360);
  await expectAccessible();
  answer({ productAlertDelete: { deletedId: 'a1' }, productAlerts: [] });
  await alerts.getByRole('button', { name: 'Stop the alert for Bowl' }).click();
  await expect.element(alerts.getByText(/^You have no alerts\./)).toBeVisible();
  await expect.element(alerts.getByRole('group', { name: 'Your alerts' })).toHaveFocus();
});
