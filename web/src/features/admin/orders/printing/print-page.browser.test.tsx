import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anOrder } from '../../../../test/an-order.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { openPage } from '../../../../test/open-page.tsx';

// Labels, and what this shop and this order say: nothing of another shop, such as the sample's.
test.each([
  [
    'summary',
    'Order summary',
    [
      ...[
        'Tea Room',
        'Order summary',
        'Jo Lane',
        '12 Harbour Lane',
        'Port Ellis, CA 94100',
        '+1 555 010 0042',
      ],
      ...['Order', 'J-1001', 'Date', 'Jan 1, 2026', 'Payment', 'Cash on delivery', 'State', 'Not paid yet'],
      ...['Item', 'Quantity', 'Price', 'Total', 'Jar', '3', '$8.50', '$25.50'],
      ...['Subtotal', '$25.50', 'Shipping', 'Free', 'Total', '$25.50'],
    ],
  ],
  [
    'slip',
    'Packing slip',
    [
      ...[
        'Tea Room',
        'Packing slip',
        'Jo Lane',
        '12 Harbour Lane',
        'Port Ellis, CA 94100',
        '+1 555 010 0042',
      ],
      ...['Order', 'J-1001', 'Date', 'Jan 1, 2026', 'Item', 'Quantity', 'Jar', '3'],
    ],
  ],
])('the %s of a shop of its own has only its words and the order’s', async (paper, title, words) => {
  await openPage(
    `/admin/orders/print?ids=order-1&paper=${paper}`,
    { shop: { name: 'Tea Room', currencyCode: 'USD', timeZone: 'UTC' }, orders: { nodes: [anOrder()] } },
    'owner',
  );
  const document = page.getByRole('article', { name: `${title} for order J-1001` });
  await expect.element(document).toBeVisible();
  const texts = window.document.createTreeWalker(document.element(), NodeFilter.SHOW_TEXT);
  const shown: string[] = [];
  while (texts.nextNode()) shown.push(texts.currentNode.textContent?.trim() ?? '');
  expect(shown.filter((text) => text !== '')).toEqual(words);
  await expectAccessible();
});

test.each([
  ['the note', { customerNote: 'Ring twice.' }, /Jar.*Customer’s note\s*Ring twice\./],
  [
    'only the gift message',
    { customerNote: 'It is a surprise.', giftMessage: 'Cheers,\nBob' },
    /Cheers,\s+Bob.*Jar/,
  ],
])('a packing slip has %s, for those who open the parcel', async (_, texts, shown) => {
  const order = anOrder(texts);
  await openPage('/admin/orders/print?ids=order-1&paper=slip', { orders: { nodes: [order] } }, 'owner');
  const slip = page.getByRole('article');
  await expect.element(slip).toMatchTextContent(shown);
  await expect.element(slip).not.toMatchTextContent(/\$|surprise/);
  await expectAccessible();
});

test('a slip has the delivery address, and a summary both', async () => {
  const deliveryAddress = {
    firstName: 'Anne',
    lastName: 'Byron',
    streetAddress: '1 Beach Road',
    city: 'Hilo',
    phone: '+1 555 010 0043',
    formatted: ['Anne Byron', '1 Beach Road', 'Hilo, HI 96720'],
  };
  const answers = { orders: { nodes: [anOrder({ deliveryAddress })] } };
  const paper = page.getByRole('article');
  await openPage('/admin/orders/print?ids=order-1&paper=slip', answers, 'owner');
  await expect.element(paper).toMatchTextContent(/Anne Byron.*1 Beach Road.*Hilo.*0043/);
  await expect.element(paper).not.toMatchTextContent(/Jo Lane/);
  await page.getByRole('button', { name: 'Order summaries' }).click();
  await expect.element(paper).toMatchTextContent(/Jo Lane.*12 Harbour Lane.*Delivery address.*1 Beach Road/);
});

test.each(['summary', 'slip'])(
  'the %s of an imported order is left out, and the page names it',
  async (paper) => {
    const imported = anOrder({ id: 'order-2', number: 'S-7', importedFrom: 'SHOPIFY' });
    await openPage(
      `/admin/orders/print?ids=order-1,order-2&paper=${paper}`,
      { orders: { nodes: [anOrder(), imported] } },
      'owner',
    );
    await expect.element(page.getByText('Imported orders are not printed: #S-7')).toBeVisible();
    expect(page.getByRole('article').elements()).toHaveLength(1);
    await expectAccessible();
  },
);
