import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { aProduct, anImage } from '../../test/a-product.ts';
import { openPage } from '../../test/open-page.tsx';
import { render } from 'vitest-browser-react/pure';
import { Cluster } from '../layout/cluster.tsx';
import { Picture } from './picture.tsx';
import { Thumbnail } from './thumbnail.tsx';

const GONE = '/pictures/there-is-no-such-picture.webp';
const DRAWING = '/placeholders/home-lifestyle.svg';
const jar = aProduct({ image: anImage({ url: GONE, fallbackUrl: DRAWING }) });
const line = { id: 'line-1', product: jar, image: jar.image, quantity: 1, stock: 20, total: 850 };

test.each([
  ['the page of a product', '/shop/jar', 'visitor' as const],
  ['a card', '/shop?q=jar', 'visitor' as const],
  ['the cart', '/cart', 'shopper' as const],
])(
  'a picture that can’t be loaded gives way to the drawing of the category on %s',
  async (_place, path, who) => {
    await openPage(
      path,
      {
        productByHandle: jar,
        products: { nodes: [jar], totalCount: 1 },
        cart: { lines: [line], totals: { itemCount: 1, total: 850 } },
      },
      who,
    );
    const picture = () =>
      page.getByRole('main').element().querySelector<HTMLImageElement>(`img[src="${DRAWING}"]`);
    await expect.poll(() => picture()?.naturalWidth ?? 0).toBeGreaterThan(0);
    expect(page.getByRole('main').element().querySelector(`img[src="${GONE}"]`)).toBeNull();
  },
);

test('the fallback takes the space reserved for the picture', async () => {
  await openPage('/shop/jar', { productByHandle: aProduct({ image: anImage({ url: '/favicon.svg' }) }) });
  const placeOf = () => {
    const { x, y, width, height } = page
      .getByRole('group', { name: 'Pictures' })
      .getByRole('img')
      .first()
      .element()
      .getBoundingClientRect();
    return { x, y, width, height };
  };
  await expect.element(page.getByRole('group', { name: 'Pictures' }).getByRole('img').first()).toBeVisible();
  const initialPlace = placeOf();
  await openPage('/shop/jar', { productByHandle: jar });
  await expect
    .element(page.getByRole('group', { name: 'Pictures' }).getByRole('img').first())
    .toHaveAttribute('src', DRAWING);
  expect(placeOf()).toEqual(initialPlace);
});

test('a picture that failed before its page’s scripts loaded is also replaced', async () => {
  const image = { url: GONE, fallbackUrl: DRAWING, alt: 'A jar', width: 320, height: 320, sources: [] };
  const element = <Picture image={image} sizes="320px" priority />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  const picture = () => container.querySelector('img');
  await expect.poll(() => picture()?.complete).toBe(true);
  expect(picture()?.getAttribute('src')).toBe(GONE);
  const root = hydrateRoot(container, element);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await expect.poll(() => picture()?.getAttribute('src')).toBe(DRAWING);
});

test('a picture with AVIF files has the same position as one without', async () => {
  const source = { url: DRAWING, width: 320 };
  const image = { url: DRAWING, alt: '', width: 320, height: 320, sources: [source] };
  const { container } = await render(
    <>
      <Cluster gap={12}>
        <Thumbnail size={48} image={image} />
      </Cluster>
      <Cluster gap={12}>
        <Thumbnail size={48} image={{ ...image, sources: [{ ...source, avifUrl: DRAWING }] }} />
      </Cluster>
    </>,
  );
  await expect.poll(() => container.querySelectorAll('source')).toHaveLength(1);
  const [without, avif] = [...container.querySelectorAll('img')].map(
    (each) => each.getBoundingClientRect().x,
  );
  expect(without).toBeGreaterThanOrEqual(0);
  expect(avif).toBe(without);
});
