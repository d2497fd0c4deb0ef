import { describe, expect, test } from 'vitest';
import { UserError } from '../../errors.ts';
import { validate } from '../../shared/validate.ts';
import {
  bestRedirect,
  locationOf,
  readRequestedUrl,
  redirectPath,
  redirectSchema,
} from './redirect-rules.ts';

const schema = redirectSchema('https://shop.example');

test.each([
  ['https://old.example/Products/Tee/', '/products/tee'],
  ['products/tee', '/products/tee'],
  ['/caf%C3%A9', '/café'],
  ['/café', '/café'],
  ['//double//slashes', '/double/slashes'],
  ['/x?b=2&a=1', '/x?a=1&b=2'],
  ['/x?utm_source=mail&gclid=1&fbclid=2', '/x'],
  ['/?p=12', '/?p=12'],
  ['/x#part', '/x'],
  ['/100%', '/100%'],
])('the URL %s is stored as %s', (url, path) => {
  expect(redirectPath(url)).toBe(path);
});

describe('a target', () => {
  test.each([
    ['/shop', '/shop'],
    ['shop/tee', '/shop/tee'],
    ['/shop?category=Lamps&x=ü#list', '/shop?category=Lamps&x=%C3%BC#list'],
    ['https://shop.example/shop/tee', '/shop/tee'],
    ['https://shop.example', '/'],
    ['http://shop.example/old', '/old'],
    ['https://shop.example?a=1', '/?a=1'],
    ['https://other.example/a', 'https://other.example/a'],
    ['/../shop', '/shop'],
  ])('%s is stored as %s', (target, stored) => {
    expect(validate(schema, { path: '/old', target })).toEqual({ path: '/old', target: stored });
  });

  test.each([
    '//evil.example',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.example',
    'https://user@evil.example/',
    'https://*.example/',
    '/a*/b*',
    '/.//evil.example',
    `/${'x'.repeat(501)}`,
    ' ',
  ])('%s is rejected', (target) => {
    expect(() => validate(schema, { path: '/old/*', target })).toThrow(UserError);
  });
});

test.each([
  ['/', 'the home page'],
  ['/admin/orders', 'the back office'],
  ['/api/products', 'the API'],
  ['/*/*/*/*', 'too many wildcards'],
  ['/x?q=*', 'a wildcard in the query'],
  ['/*-*.html', 'two wildcards in one part'],
  [`/${'x'.repeat(501)}`, 'a long path'],
])('the path %s is rejected: %s', (path) => {
  expect(() => validate(schema, { path, target: '/shop' })).toThrow(UserError);
});

test('only a path with a wildcard can lead to a target with one', () => {
  expect(() => validate(schema, { path: '/old', target: '/shop/*' })).toThrow(UserError);
});

describe('a requested URL', () => {
  const redirects = [
    { path: '/products/*', target: '/shop/*' },
    { path: '/products/tee', target: '/shop/everyday-tee' },
    { path: '/products/gone/*', target: '/shop' },
    { path: '/collections/*/products/*', target: '/shop/*' },
    { path: '/?p=12', target: '/about' },
    { path: '/search', target: '/shop#list' },
    { path: '/find', target: '/shop?sort=NEW' },
    { path: '/away/*', target: 'https://other.example/*' },
    { path: '/any/*', target: '/*' },
    { path: '/a.b', target: '/dot' },
    { path: '/*.html', target: '/shop/*' },
    { path: '/blog/*/old-*', target: '/blog/*' },
    { path: '/100%_off', target: '/offers' },
  ];

  const follow = (url: string) => {
    const requested = readRequestedUrl(url);
    const redirect = bestRedirect(redirects, requested);
    return redirect && locationOf(redirect, requested);
  };

  test.each([
    ['/products/TEE', '/shop/everyday-tee'],
    ['/products/tee/?variant=7', '/shop/everyday-tee?variant=7'],
    ['/products/mug', '/shop/mug'],
    ['/products/Caf%C3%A9%20set', '/shop/Caf%C3%A9%20set'],
    ['/products/gone/soon', '/shop'],
    ['/collections/summer/products/mug', '/shop/mug'],
    ['/?p=12', '/about'],
    ['/?utm_source=x&p=12', '/about'],
    ['/search?q=tee', '/shop?q=tee#list'],
    ['/find?q=tee', '/shop?sort=NEW'],
    ['/away/a/b', 'https://other.example/a/b'],
    // Two slashes at the beginning would be another host.
    ['/any//evil.example', '/evil.example'],
    ['/any/%2Fevil.example', '/evil.example'],
    ['/any/%5Cevil.example', '/evil.example'],
    ['/100%25_off', '/offers'],
    ['/Everyday-Tee.HTML', '/shop/Everyday-Tee'],
    ['/blog/2024/old-news/more', '/blog/news/more'],
    ['/products/c%23-book%3F', '/shop/c%23-book%3F'],
  ])('%s leads to %s', (url, location) => {
    expect(follow(url)).toBe(location);
  });

  test.each([
    ...['/products', '/products/', '/a/everyday-tee.html', '/.html', '/blog/2024/old-'],
    ...['/collections/a/b/products/mug', '/axb', '/?p=13', '/product/tee', '/100xyoff'],
  ])('%s leads nowhere', (url) => {
    expect(follow(url)).toBeNull();
  });

  test('with half a character leads somewhere, too', () => {
    expect(follow('/products/\ud800')).toBe('/shop/%EF%BF%BD');
  });
});

test('a made-up path takes no time', () => {
  const path = `/${'-'.repeat(100_000)}/x.html`;
  const redirects = [
    { path: '/a-*/b-*/*-c', target: '/' },
    { path: '/*-x/*', target: '/' },
  ];
  expect(bestRedirect(redirects, readRequestedUrl(path))).toBeNull();
});
