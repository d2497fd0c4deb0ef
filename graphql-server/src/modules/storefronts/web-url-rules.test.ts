import { describe, expect, test } from 'vitest';
import { acceptReturnUrl, readOrigin } from './web-url-rules.ts';

const storefronts = [
  { returnUrls: ['https://shop.example/checkout', 'http://localhost:5173/pay/'] },
  { returnUrls: [] },
  { returnUrls: ['https://pay.example/'] },
];

describe('a return URL is accepted', () => {
  test.each([
    ['as it is listed', 'https://shop.example/checkout', 'https://shop.example/checkout'],
    ['below it', 'https://shop.example/checkout/done/1', 'https://shop.example/checkout/done/1'],
    [
      'with a query',
      'https://shop.example/checkout?cart=1%2F2#top',
      'https://shop.example/checkout?cart=1%2F2#top',
    ],
    ['whatever the case of its host', 'HTTPS://SHOP.EXAMPLE/checkout', 'https://shop.example/checkout'],
    ['with its own port written out', 'https://shop.example:443/checkout', 'https://shop.example/checkout'],
    ['below a listed folder', 'http://localhost:5173/pay/x', 'http://localhost:5173/pay/x'],
    ['anywhere below a listed origin', 'https://pay.example/a/b', 'https://pay.example/a/b'],
  ])('%s', (_case, url, accepted) => {
    expect(acceptReturnUrl(storefronts, url)).toBe(accepted);
  });
});

describe('a return URL is rejected', () => {
  test.each([
    ['of another origin', 'https://evil.example/checkout'],
    ['of a host that begins the same', 'https://shop.example.evil.example/checkout'],
    ['of a host that ends the same', 'https://evilshop.example/checkout'],
    ['of a subdomain', 'https://www.shop.example/checkout'],
    ['with the host as a user', 'https://shop.example@evil.example/checkout'],
    ['with a user', 'https://user@shop.example/checkout'],
    ['with a password', 'https://user:secret@shop.example/checkout'],
    ['with an empty user', 'https://@evil.example/checkout'],
    ['on another port', 'https://shop.example:8443/checkout'],
    ['without TLS', 'http://shop.example/checkout'],
    ['of another local port', 'http://localhost:5174/pay/'],
    ['without a scheme', '//shop.example/checkout'],
    ['that is a path', '/checkout'],
    ['with backslashes for slashes', 'https:\\\\shop.example\\checkout'],
    ['with a backslash in the host', 'https://evil.example\\@shop.example/checkout'],
    ['with a backslash in the path', 'https://shop.example/checkout\\..\\admin'],
    ['without slashes', 'https:shop.example/checkout'],
    ['with a slash too many', 'https:///evil.example/checkout'],
    ['that is a script', 'javascript:alert(1)//https://shop.example/checkout'],
    ['that is data', 'data:text/html,https://shop.example/checkout'],
    ['of another path', 'https://shop.example/'],
    ['of a path that begins the same', 'https://shop.example/checkout-evil'],
    ['that climbs out', 'https://shop.example/checkout/../admin'],
    ['that climbs out escaped', 'https://shop.example/checkout/%2e%2e/admin'],
    ['that climbs out by an escaped slash', 'https://shop.example/checkout/..%2fadmin'],
    ['that climbs out by an escaped backslash', 'https://shop.example/checkout/..%5cadmin'],
    ['with a line break', 'https://shop.example/checkout\r\nset-cookie: a=b'],
    ['with a tab in the scheme', 'java\tscript:alert(1)'],
    ['with a blank before it', ' https://shop.example/checkout'],
    ['with a control character', 'https://shop.example/checkout\u0000'],
    ['that is empty', ''],
    ['that is too long', `https://shop.example/checkout/${'x'.repeat(1000)}`],
  ])('%s', (_case, url) => {
    expect(acceptReturnUrl(storefronts, url)).toBeNull();
  });

  test('if no storefront lists any', () => {
    expect(acceptReturnUrl([], 'https://shop.example/checkout')).toBeNull();
  });
});

test.each([
  ['https://Store.Example', 'https://store.example'],
  ['https://store.example/', 'https://store.example'],
  ['https://store.example:443', 'https://store.example'],
  ['https://store.example:8443', 'https://store.example:8443'],
  ['http://localhost:5173', 'http://localhost:5173'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['http://store.example', null],
  ['http://localhost.evil.example', null],
  ['https://store.example/shop', null],
  ['https://store.example?x', null],
  ['https://store.example#x', null],
  ['https://user@store.example', null],
  ['https://*.example', null],
  ['*', null],
  ['null', null],
  ['store.example', null],
  ['file:///etc', null],
])('%s as an origin is %s', (text, origin) => {
  expect(readOrigin(text)).toBe(origin);
});
