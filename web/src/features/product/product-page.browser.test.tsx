import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aProduct, anImage } from '../../test/a-product.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { openPage } from '../../test/open-page.tsx';
import type {
  CustomFieldType,
  CustomFieldValue,
  MutationcartLinesAddArgs,
  QueryproductsArgs,
} from '../../gql/graphql.ts';
import type { Part } from '../../test/mock-api.ts';
import { resizePage } from '../../test/resize-page.ts';

const quantity = page.getByRole('textbox', { name: 'Quantity' });
const decrease = page.getByRole('button', { name: 'Decrease quantity' });
const openProduct = (product: ReturnType<typeof aProduct>) =>
  openPage(`/shop/${product.id}`, { productByHandle: product });

test('a quantity stays between one and the stock', async () => {
  await openProduct(aProduct({ stock: 22 }));
  await expect.element(decrease).toBeDisabled();
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect.element(quantity).toHaveValue('2');
  await decrease.click();
  await expect.element(decrease).toBeDisabled();
  for (const [typed, clamped] of [
    ['0', '1'],
    ['', '1'],
    ['100000', '22'],
  ] as const) {
    await quantity.fill(typed);
    await userEvent.tab();
    await expect.element(quantity).toHaveValue(clamped);
  }
});

test.each([
  ['2.5', '2', 'Whole numbers only: 2.5 became 2'],
  ['-3', '1', 'At least 1: -3 became 1'],
  ['100', '22', 'At most 22: 100 became 22'],
])('%s typed as a quantity becomes %s and says so until the next change', async (typed, counted, note) => {
  await openProduct(aProduct({ stock: 22 }));
  await quantity.clear();
  await userEvent.type(quantity, typed);
  await expect.element(quantity).toHaveValue(typed);
  await expect.element(quantity).toHaveAccessibleDescription(note);
  await expect.element(page.getByRole('status').filter({ hasText: note })).toBeVisible();
  await userEvent.tab();
  await expect.element(quantity).toHaveValue(counted);
  await expect.element(quantity).toHaveAccessibleDescription(note);
  await page
    .getByRole('button', { name: counted === '22' ? 'Decrease quantity' : 'Increase quantity' })
    .click();
  await expect.element(quantity).toHaveAccessibleDescription('');
});

test('a variant with quantity rules starts with its minimum, steps by its step, and is sold out below it', async () => {
  const packs = { minimumQuantity: 12, quantityStep: 6, maximumQuantity: 24 };
  const variants = [
    { id: 'brown', size: 'Brown', stock: 100, ...packs },
    { id: 'white', size: 'White', stock: 11, availability: 'SOLD_OUT' as const, ...packs },
    { id: 'one', size: 'One', stock: 9 },
  ];
  const added: unknown[] = [];
  await openPage(
    '/shop/jar',
    {
      productByHandle: aProduct({ sizes: variants.map(({ size }) => size), stock: 120, variants }),
      cartLinesAdd: ({ lines }: MutationcartLinesAddArgs) => {
        added.push(...lines);
        return { cart: {} };
      },
    },
    'shopper',
  );
  await expect.element(page.getByRole('radio', { name: 'White (sold out)' })).toBeVisible();
  await page.getByRole('radio', { name: 'Brown' }).click({ force: true });
  await expect.element(quantity).toHaveValue('12');
  await expect.element(page.getByText('Sold in packs of 6, at least 12, at most 24')).toBeVisible();
  await expect.element(decrease).toBeDisabled();
  await quantity.fill('13');
  await expect.element(quantity).toHaveAccessibleDescription('In packs of 6: 13 became 18');
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect.element(page.getByRole('button', { name: 'Increase quantity' })).toBeDisabled();
  await expectAccessible();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect.poll(() => added).toMatchObject([{ size: 'Brown', quantity: 24 }]);
  await page.getByRole('radio', { name: /^White/ }).click({ force: true });
  await expect.element(page.getByRole('button', { name: 'Notify me when it’s back in stock' })).toBeVisible();
});

test('the unit price is shown beside the price, and follows the chosen variant', async () => {
  const perLiter = { amount: 1, unit: 'L' as const };
  const variants = [
    { id: 'small', size: 'Small', stock: 9, salePrice: 899, unitPrice: { price: 1199, per: perLiter } },
    { id: 'large', size: 'Large', stock: 9, salePrice: 1500, unitPrice: { price: 1000, per: perLiter } },
  ];
  const unitPrices = { lowest: 1000, highest: 1199, per: perLiter };
  await openPage(
    '/shop/jar',
    { productByHandle: aProduct({ sizes: ['Small', 'Large'], unitPrices, variants }) },
    'shopper',
  );
  await expect.element(page.getByText('from $10.00 / l')).toBeVisible();
  await page.getByRole('radio', { name: 'Small' }).click({ force: true });
  await expect.element(page.getByText('$11.99 / l', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Large' }).click({ force: true });
  await expect.element(page.getByText('$10.00 / l', { exact: true })).toBeVisible();
  await expectAccessible();
});

test('delivery, return and stock are shown beside the price', async () => {
  await openPage('/shop/jar', {
    shop: { currencyCode: 'USD', returnDays: 30, delivery: { fee: 0, freeFrom: 14_000 } },
    productByHandle: aProduct(),
  });
  await expect.element(page.getByText('In Stock')).toBeVisible();
  const notes = page.getByRole('list', { name: 'Delivery and return' });
  await expect.element(notes).toMatchTextContent(/For all orders over \$140/);
  await expect.element(notes).toMatchTextContent(/Free within 30 days, money back/);
});

test('a variant that is not in stock can be ordered before it is', async () => {
  const variants = [
    { id: 'some', size: 'Some', stock: 2, backorderable: 3, availableFrom: '2999-03-01' },
    {
      id: 'soon',
      size: 'Soon',
      stock: 0,
      backorderable: 3,
      availability: 'PREORDER' as const,
      availableFrom: '2999-03-01',
    },
    { id: 'later', size: 'Later', stock: 0, backorderable: 3, availability: 'BACKORDER' as const },
  ];
  await openProduct(aProduct({ sizes: variants.map(({ size }) => size), variants }));
  await page.getByRole('radio', { name: 'Soon' }).click({ force: true });
  await expect.element(page.getByText('Pre-order: ships from March 1, 2999')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Buy now' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Notify me when it’s back in stock' })).toBeVisible();
  await page.getByRole('radio', { name: 'Later' }).click({ force: true });
  await expect.element(page.getByText('Back-order: ships later')).toBeVisible();
  await page.getByRole('radio', { name: 'Some' }).click({ force: true });
  await expect.element(page.getByText('Only 2 left')).toBeVisible();
  const increase = page.getByRole('button', { name: 'Increase quantity' });
  for (let clicks = 0; clicks < 3; clicks += 1) await increase.click();
  await expect.element(page.getByText('2 of 4 ship from March 1, 2999')).toBeVisible();
  await expectAccessible();
});

test('a variant may be made to order, and one that is not delivered says so', async () => {
  const variants = [
    { id: 'table', size: 'Table', stock: 9, leadTimeDays: 5 },
    { id: 'clock', size: 'Clock', stock: 9, leadTimeDays: 1 },
    { id: 'plan', size: 'Plan', stock: 9, requiresShipping: false, leadTimeDays: 2 },
  ];
  await openProduct(aProduct({ sizes: variants.map(({ size }) => size), variants }));
  const delivery = page.getByRole('list', { name: 'Delivery and return' });
  await expect.element(delivery).toBeVisible();
  await page.getByRole('radio', { name: 'Table' }).click({ force: true });
  await expect.element(page.getByText('Made to order, ships in 5 days')).toBeVisible();
  await page.getByRole('radio', { name: 'Clock' }).click({ force: true });
  await expect.element(page.getByText('Made to order, ships in 1 day', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Plan' }).click({ force: true });
  await expect.element(page.getByText('Made to order, ready in 2 days')).toBeVisible();
  await expect.element(page.getByText('No Delivery Needed')).toBeVisible();
  await expect.element(delivery).not.toBeInTheDocument();
  await expectAccessible();
});

test.each([
  [14, true, 1],
  [14, false, 0],
  [null, true, 0],
])(
  'with %s days and a product excluded: %s, %i sentence says so',
  async (withdrawalDays, isExcluded, count) => {
    await openPage('/shop/jar', {
      shop: { currencyCode: 'USD', returnDays: 30, withdrawalDays },
      productByHandle: aProduct({ isWithdrawalExcluded: isExcluded }),
    });
    await expect.element(page.getByRole('list', { name: 'Delivery and return' })).toBeVisible();
    const note = page.getByText(/^Can’t be returned under the right of withdrawal/);
    await expect.poll(() => note.elements().length).toBe(count);
  },
);

test('the stars link to the reviews', async () => {
  await openProduct(aProduct({ rating: { rate: 4.5, reviews: 88 } }));
  await expect.element(page.getByRole('link', { name: /88 Reviews/i })).toHaveAttribute('href', '#reviews');
  await expect.element(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  expect(document.getElementById('reviews')?.textContent).toMatch(/Reviews/);
});

test('a sold-out product can’t be bought; the alert button starts with the email field', async () => {
  const { operations } = await openProduct(aProduct({ stock: 0 }));
  await expect.element(page.getByText('Out of stock')).toBeVisible();
  const notifyButton = page.getByRole('button', { name: 'Notify me when it’s back in stock' });
  expect(notifyButton.elements()).toHaveLength(1);
  expect(notifyButton.element().parentElement?.hasAttribute('data-toasts-above')).toBe(true);
  await notifyButton.click();
  const email = page.getByRole('dialog').getByRole('textbox', { name: 'Email' });
  await expect.element(email).toHaveFocus();
  await email.fill('ada@example.test');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => operations).toContain('RequestProductAlert');
  expect(operations).not.toContain('AddToCart');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Buy now' })).not.toBeInTheDocument();
});

test('thumbnails select the picture', async () => {
  const [front, back] = [anImage({ alt: 'The front' }), anImage({ alt: 'The back', url: '/favicon.svg' })];
  await openProduct(aProduct({ image: front, gallery: [front, back] }));
  const pictures = page.getByRole('group', { name: 'Pictures' });
  await expect.element(pictures.getByRole('img', { name: 'The front' })).toBeVisible();
  await pictures.getByRole('button', { name: /^Show picture 2/ }).click();
  await expect
    .element(pictures.getByRole('button', { name: /^Show picture 2/ }))
    .toHaveAttribute('aria-current', 'true');
  await expect.element(pictures.getByRole('img', { name: 'The back' })).toBeVisible();
});

test('a click on the picture opens it in full screen, and Escape closes it', async () => {
  const pictures = ['front', 'back'].map((name) => anImage({ url: `/${name}.webp`, alt: `The ${name}` }));
  await openProduct(aProduct({ image: pictures[0], gallery: pictures }));
  const enlarge = page.getByRole('button', { name: 'Enlarge picture 1 of 2' });
  await enlarge.click();
  const dialog = page.getByRole('dialog', { name: 'Picture 1 of 2' });
  await expect.element(dialog.getByRole('img', { name: 'The front' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Previous picture' })).toBeDisabled();
  await userEvent.keyboard('{ArrowRight}');
  const second = page.getByRole('dialog', { name: 'Picture 2 of 2' });
  await expect.element(second.getByRole('img', { name: 'The back' })).toBeVisible();
  const slides = second.getByRole('img', { name: 'The back' }).element().closest('div')?.parentElement;
  slides?.scrollTo({ left: 0, behavior: 'instant' });
  await expect.element(dialog.getByRole('img', { name: 'The front' })).toBeVisible();
  await expectAccessible(0);
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await expect.poll(() => slides?.scrollLeft).toBe(slides?.clientWidth);
  await userEvent.keyboard('{Escape}');
  await expect.element(second).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Enlarge picture 2 of 2' })).toHaveFocus();
});

test('a swipe changes the picture on a phone, and a thumbnail swipes', async () => {
  await resizePage(360);
  const pictures = ['front', 'back', 'side'].map((name) =>
    anImage({ alt: `The ${name}`, url: `/favicon.svg?${name}` }),
  );
  await openProduct(aProduct({ image: pictures[0], gallery: pictures }));
  const group = page.getByRole('group', { name: 'Pictures' });
  const thumbnail = (name: string) => group.getByRole('button', { name: new RegExp(`The ${name}$`) });
  await expect.element(group.getByRole('img', { name: 'The front' })).toBeVisible();
  const stage = group.element().firstElementChild;
  if (!stage) throw new Error('There is no stage.');
  stage.scrollTo({ left: stage.clientWidth, behavior: 'instant' });
  await expect.element(thumbnail('back')).toHaveAttribute('aria-current', 'true');
  await expect.element(group.getByRole('img', { name: 'The back' })).toBeVisible();
  await thumbnail('side').click();
  await expect.poll(() => stage.scrollLeft).toBe(2 * stage.clientWidth);
  await expect.element(thumbnail('side')).toHaveAttribute('aria-current', 'true');
  await expectAccessible();
  await resizePage(1280);
  await expect.element(group.getByRole('img', { name: 'The side' })).toBeVisible();
  await expect.element(thumbnail('side')).toHaveAttribute('aria-current', 'true');
});

test('the thumbnail of the chosen color scrolls into view without moving the page', async () => {
  const colours = ['Ash', 'Bone', 'Coal', 'Dune', 'Fern', 'Iris', 'Moss', 'Brick'].map((name, index) => ({
    name,
    hex: `#${index}0${index}0${index}0`,
    image: anImage({ url: `/favicon.svg?${name}`, alt: `A tee in ${name.toLowerCase()}` }),
  }));
  const variants = colours.map(({ name }) => ({ id: name, colour: name, stock: 3, salePrice: 850 }));
  await openProduct(aProduct({ colours, variants, gallery: colours.map(({ image }) => image) }));
  const thumbnails = page.getByRole('group', { name: 'Pictures' }).getByRole('list');
  const ofColour = thumbnails.getByRole('button', { name: /in brick$/ });
  const isInSight = () => {
    const [list, thumbnail] = [thumbnails, ofColour].map((part) => part.element().getBoundingClientRect());
    return list && thumbnail && thumbnail.top >= list.top && thumbnail.bottom <= list.bottom;
  };
  await expect.element(ofColour).toBeInTheDocument();
  expect(isInSight()).toBe(false);
  const top = scrollY;
  await page.getByRole('radio', { name: /^Brick/ }).click({ force: true });
  await expect.element(ofColour).toHaveAttribute('aria-current', 'true');
  await expect.poll(isInSight).toBe(true);
  expect(scrollY).toBe(top);
});

test('products bought together come before related items, and are not among them', async () => {
  const others = ['Lid', 'Mat', 'Cup', 'Pan', 'Fig', 'Tee'].map((title) =>
    aProduct({ id: title.toLowerCase(), title }),
  );
  let category: string | undefined;
  await openPage('/shop/jar', {
    productByHandle: aProduct({ frequentlyBoughtTogether: others.slice(0, 1) }),
    products: ({ filter }: QueryproductsArgs) => {
      category = filter?.categories?.[0];
      return { nodes: [aProduct(), ...others] };
    },
  });
  const together = page.getByRole('region', { name: 'Frequently Bought Together' });
  await expect.element(together.getByRole('heading', { level: 3 })).toMatchTextContent('Lid');
  const related = page.getByRole('region', { name: 'Related Items' });
  await expect
    .poll(() =>
      related
        .getByRole('heading', { level: 3 })
        .elements()
        .map((heading) => heading.textContent),
    )
    .toEqual(['Mat', 'Cup', 'Pan', 'Fig']);
  expect(category).toBe('home');
  expect(together.element().getBoundingClientRect().top).toBeLessThan(
    related.element().getBoundingClientRect().top,
  );
  for (const width of [1280, 360]) {
    await resizePage(width);
    await expectAccessible();
  }
});

test('without products bought together, only related items are shown', async () => {
  await openPage('/shop/jar', {
    productByHandle: aProduct(),
    products: { nodes: [aProduct({ id: 'lid', title: 'Lid' })] },
  });
  await expect.element(page.getByRole('region', { name: 'Related Items' })).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Frequently Bought Together' }))
    .not.toBeInTheDocument();
});

test('a variant must be chosen before buying, and the error is at the option', async () => {
  await openProduct(
    aProduct({
      colours: [
        { name: 'Ash', hex: '#aaaaaa' },
        { name: 'Brick', hex: '#aa3322' },
      ],
      variants: ['Ash', 'Brick'].map((colour) => ({ id: colour, colour, stock: 3, salePrice: 850 })),
    }),
  );
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect.element(page.getByText('Please choose a colour').first()).toBeVisible();
  await expect
    .element(
      page
        .getByRole('group', { name: /Colour/ })
        .getByRole('radio')
        .first(),
    )
    .toHaveFocus();
  await expectAccessible();
});

test('a phone’s buy bar follows the choice, and its button is described by it', async () => {
  await resizePage(360);
  const choices = [
    ['Ash', 'S', 850],
    ['Ash', 'M', 850],
    ['Brick', 'M', 1275],
  ] as const;
  await openProduct(
    aProduct({
      salePrice: 850,
      highestPrice: 1275,
      sizes: ['S', 'M'],
      colours: [
        { name: 'Ash', hex: '#aaaaaa' },
        { name: 'Brick', hex: '#aa3322' },
      ],
      variants: choices.map(([colour, size, salePrice]) => ({
        id: colour + size,
        colour,
        size,
        stock: 3,
        salePrice,
      })),
    }),
  );
  const add = page.getByRole('button', { name: 'Add to cart', exact: true });
  await expect.element(add).toHaveAccessibleDescription('Price from $8.50');
  await page.getByRole('radio', { name: /^Brick/ }).click({ force: true });
  await page.getByRole('radio', { name: 'M', exact: true }).click({ force: true });
  await expect.element(add).toHaveAccessibleDescription('Price $12.75 Brick, M');
  const choice = page.getByText('Brick, M', { exact: true });
  await expect.element(choice).toBeInViewport({ ratio: 1 });
  // Read with the button only.
  expect(choice.element().closest('[aria-hidden=true]')?.textContent).toBe('Price $12.75 Brick, M');
  await expectAccessible();
  await resizePage(1280);
  await expect.element(choice).not.toBeVisible();
});

test('a color shows its own picture, and the other colors stay in place', async () => {
  const [ash, brick] = ['ash', 'brick'].map((name) =>
    anImage({ url: `/favicon.svg?${name}`, alt: `A tee in ${name}` }),
  );
  await openProduct(
    aProduct({
      image: ash,
      gallery: [ash, brick].filter((image) => image !== undefined),
      colours: [
        { name: 'Ash', hex: '#aaaaaa', image: ash },
        { name: 'Brick', hex: '#aa3322', image: brick },
      ],
      variants: ['Ash', 'Brick'].map((colour) => ({ id: colour, colour, stock: 3, salePrice: 850 })),
    }),
  );
  const main = page.getByRole('group', { name: 'Pictures' }).getByRole('img').first();
  const thumbnails = page.getByRole('button', { name: /^Show picture/ });
  await expect.element(main).toHaveAttribute('src', '/favicon.svg?ash');
  await page.getByRole('radio', { name: /^Brick/ }).click({ force: true });
  await expect.element(main).toHaveAttribute('src', '/favicon.svg?brick');
  expect(thumbnails.elements()).toHaveLength(2);
  await expect
    .element(page.getByRole('button', { name: /^Show picture .* in brick$/ }))
    .toHaveAttribute('aria-current', 'true');
});

test('a reduced price shows the lowest price of the last 30 days, and its end', async () => {
  const endsAt = '2126-05-04T12:00:00.000Z';
  await openProduct(
    aProduct({
      variants: [{ id: 'jar-1', stock: 3, salePrice: 850, regularPrice: 12_000, lowestRecentPrice: 9800 }],
      runningPriceCampaign: { name: 'Flash Sales', endsAt },
    }),
  );
  await expect.element(page.getByText('Lowest price in the last 30 days: $98.00')).toBeVisible();
  await expect.element(page.getByText('On sale until May 4, 2126')).toBeVisible();
});

test('options of any name, and a color without a value, are chosen by name', async () => {
  const chair = aProduct({
    title: 'Chair',
    stock: 3,
    colours: [{ name: 'Night blue', hex: '#cccccc', hasHex: false }],
    otherOptions: [
      { name: 'Material', values: ['Oak', 'Ash'] },
      { name: 'Finish', values: ['Oiled', 'Raw'] },
    ],
    variants: [
      { id: 'v1', colour: 'Night blue', others: ['Oak', 'Oiled'], stock: 3 },
      { id: 'v2', colour: 'Night blue', others: ['Ash', 'Raw'], stock: 0 },
    ],
  });
  const lines: unknown[] = [];
  const api = await openPage(
    `/shop/${chair.id}`,
    {
      productByHandle: chair,
      cartLinesAdd: ({ lines: added }: MutationcartLinesAddArgs) => {
        lines.push(...added);
        return { cart: null };
      },
    },
    'shopper',
  );
  await expect.element(page.getByRole('radio', { name: 'Night blue' })).toBeChecked();
  const add = page.getByRole('button', { name: 'Add to cart' });
  await add.click();
  await expect.element(page.getByText('Please choose one')).toHaveLength(2);
  await expect.element(page.getByRole('radio', { name: 'Oak' })).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('radio', { name: 'Raw (unavailable)' })).toBeVisible();
  page.getByRole('radio', { name: 'Oiled' }).element().focus();
  await userEvent.keyboard(' ');
  await expect.poll(api.path).toMatch(/\?colour=Night\+blue&other=Oak&other2=Oiled$/);
  await add.click();
  await expect
    .poll(() => lines)
    .toEqual([
      { productId: chair.id, colour: 'Night blue', size: null, others: ['Oak', 'Oiled'], quantity: 1 },
    ]);
});

test('custom fields of the product and of the chosen variant are shown as people read them', async () => {
  const field = (
    name: string,
    type: CustomFieldType,
    values: string[],
    more: Part<CustomFieldValue> = {},
  ) => ({
    key: name.toLowerCase(),
    name,
    type,
    values,
    ...more,
  });
  const lamp = aProduct({ id: 'lamp', title: 'Lamp' });
  await openPage('/shop/jar', {
    productByHandle: aProduct({
      sizes: ['S', 'M'],
      attributes: [{ name: 'Material', value: 'Glass' }],
      variants: ['S', 'M'].map((size, index) => ({
        id: size,
        size,
        stock: 1,
        salePrice: 850,
        fields: [field('Chest', 'NUMBER', [String(96 + index)], { unit: 'cm' })],
      })),
      fields: [
        field('Origin', 'TEXT', ['Porto', 'Lisbon']),
        field('Care', 'MARKDOWN', ['**Cold**'], { html: '<p>Wash <strong>cold</strong></p>' }),
        field('Deposit', 'MONEY', ['1250']),
        field('Harvest', 'DATE', ['2026-10-01']),
        field('Vegan', 'BOOLEAN', ['false']),
        field('Shade', 'COLOUR', ['#AA3300']),
        field('Sheet', 'FILE', ['https://files.example/data%20sheet.pdf?v=1']),
        field('Matches', 'PRODUCT', ['gone', 'lamp']),
      ],
    }),
    products: ({ filter }: QueryproductsArgs) => ({ nodes: filter?.ids?.includes('lamp') ? [lamp] : [] }),
  });
  const details = page.getByRole('region', { name: 'Details' });
  await expect.element(details.getByRole('link', { name: 'Lamp' })).toHaveAttribute('href', '/shop/lamp');
  await expect
    .element(details.getByRole('link', { name: 'data sheet.pdf' }))
    .toHaveAttribute('href', 'https://files.example/data%20sheet.pdf?v=1');
  await expect
    .element(details)
    .toMatchTextContent(
      'MaterialGlassOriginPorto, LisbonCareWash coldDeposit$12.50HarvestOct 1, 2026VeganNoShade#AA3300Sheetdata sheet.pdfMatchesLamp',
    );
  await expect.element(details).not.toMatchTextContent('Chest');
  await page.getByRole('radio', { name: 'M' }).click();
  await expect.element(details).toMatchTextContent('Chest97 cm');
  await expectAccessible();
});

const engraving = { key: 'engraving', name: 'Engraving', type: 'TEXT' as const, isRequired: true };
const giftWrap = { key: 'gift_wrap', name: 'Gift wrap', type: 'BOOLEAN' as const };
const fragile = { key: 'fragile', name: 'Fragile', type: 'BOOLEAN' as const };
const isGift = { key: 'is_gift', name: 'Is it a gift?', type: 'BOOLEAN' as const, isRequired: true };

test('what the shop asks for is filled in before a product is added, and goes into the line', async () => {
  const added: unknown[] = [];
  const api = await openPage('/shop/jar', {
    productByHandle: aProduct({ inputFields: [engraving, giftWrap, fragile, isGift] }),
    cartLinesAdd: ({ lines }: MutationcartLinesAddArgs) => {
      added.push(...lines);
      return { cart: {} };
    },
    guestSessionCreate: { session: { token: 'guest-1' } },
  });
  const text = page.getByRole('textbox', { name: /^Engraving/ });
  const add = page.getByRole('button', { name: 'Add to cart' });
  await expect.element(text).toBeVisible();
  // The early script must leave the press to the application.
  await expect.element(add).not.toHaveAttribute('data-adds-to');
  await add.click();
  await expect.element(text).toHaveFocus();
  await expect.element(text).toHaveAccessibleDescription('Please fill this in');
  await expectAccessible();
  expect(api.operations).not.toContain('AddToCart');
  await userEvent.keyboard('For Anna');
  const wraps = page.getByRole('checkbox', { name: 'Gift wrap' });
  await expect.element(wraps).not.toBeChecked();
  wraps.element().focus();
  await userEvent.keyboard(' ');
  await add.click();
  const gift = page.getByRole('combobox', { name: /^Is it a gift/ });
  await expect.element(gift).toHaveFocus();
  await expect.element(gift).toHaveAccessibleDescription('Please fill this in');
  await gift.selectOptions('No');
  await add.click();
  await expect
    .poll(() => added)
    .toMatchObject([
      {
        productId: 'jar',
        quantity: 1,
        fields: [
          { key: 'engraving', values: ['For Anna'] },
          { key: 'gift_wrap', values: ['true'] },
          { key: 'is_gift', values: ['false'] },
        ],
      },
    ]);
});

test('the card of a product with a required field leads to its page', async () => {
  await openPage('/shop', {
    products: {
      nodes: [
        aProduct({ id: 'ring', title: 'Ring', hasRequiredFields: true }),
        aProduct({ id: 'cup', title: 'Cup' }),
      ],
      totalCount: 2,
    },
  });
  await expect.element(page.getByRole('button', { name: 'Add To Cart: Cup' })).toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: /^Add To Cart: choose your Ring/ }))
    .toHaveAttribute('href', '/shop/ring');
});
