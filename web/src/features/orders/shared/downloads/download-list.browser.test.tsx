import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anOrder } from '../../../../test/an-order.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { notice } from '../../../../test/notices.ts';
import { openPage } from '../../../../test/open-page.tsx';

const aDownload = (name: string, more = {}) => ({
  id: name,
  name,
  size: 1024,
  url: `${location.origin}/downloads/${name}`,
  remaining: 5,
  expiresAt: '2100-01-31T12:00:00.000Z',
  ...more,
});
const downloads = [
  aDownload('song.mp3', { remaining: 1 }),
  aDownload('score.pdf', { remaining: 0 }),
  aDownload('film.mp4', { expiresAt: '2020-01-31T12:00:00.000Z' }),
];
const texts = [
  'song.mp3 (1 kB)1 download left, until Jan 31, 2100',
  'score.pdf (1 kB)No downloads left',
  'film.mp4 (1 kB)Expired on Jan 31, 2020',
];

test('a customer sees what can be downloaded, how often and how long', async () => {
  await openPage('/account/orders/order-1', { order: anOrder({ downloads }) }, 'shopper');
  const section = page.getByRole('region', { name: 'Your downloads' });
  await expect.element(section).toBeVisible();
  expect(
    section
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(texts);
  // Only what can be downloaded is a link; the server sends it.
  const links = section.getByRole('link');
  await expect.element(links).toHaveAttribute('href', downloads[0]?.url);
  expect(links.elements()).toHaveLength(1);
  await expectAccessible();
  // The file would replace the test.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
  await links.click();
  await expect.element(section.getByText('No downloads left').nth(1)).toBeVisible();
});

test('an order without files has no such section', async () => {
  await openPage('/account/orders/order-1', { order: anOrder() }, 'shopper');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Your downloads' })).not.toBeInTheDocument();
});

test('staff renew what a customer has used up', async () => {
  const order = anOrder({ downloads });
  const renewed = downloads.map((each) => ({ ...each, remaining: 5, expiresAt: '2100-03-01T12:00:00.000Z' }));
  const answers = { order, orderDownloadsRenew: { order: { ...order, downloads: renewed } } };
  await openPage('/admin/orders/order-1', answers, 'owner');
  const panel = page.getByRole('region', { name: 'Downloads' });
  await expect.element(panel.getByText('No downloads left')).toBeVisible();
  await expect.element(panel.getByText('song.mp3 (1 kB)')).toBeVisible();
  await panel.getByRole('button', { name: 'Renew' }).click();
  await expect.element(notice('Downloads renewed')).toBeVisible();
  await expect.poll(() => panel.getByText('5 downloads left, until Mar 1, 2100').elements()).toHaveLength(3);
  // A download by staff would count as one of the customer's.
  expect(panel.getByRole('link').elements()).toHaveLength(0);
});
