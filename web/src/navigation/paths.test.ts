import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { adminPaths } from './admin-pages.ts';
import { paths } from './paths.ts';

function idIn(route: string, path: string): string | undefined {
  return matchRoutes([{ path: route }], path)?.[0]?.params['id'];
}

describe('paths', () => {
  it('encodes an id as one path segment, whatever it contains', () => {
    expect(paths.product('a/b?c#d')).toBe('/shop/a%2Fb%3Fc%23d');
    expect(idIn('/shop/:id', paths.product('a b'))).toBe('a b');
    expect(idIn('/account/orders/:id', paths.account.order('7/8'))).toBe('7/8');
    expect(idIn('/admin/products/:id/edit', adminPaths.productEdit('ü'))).toBe('ü');
  });

  it('contains a product’s color', () => {
    expect(paths.product('tee')).toBe('/shop/tee');
    expect(paths.product('tee', 'Navy & White')).toBe('/shop/tee?colour=Navy+%26+White');
  });

  it('contains the catalog’s filters', () => {
    expect(paths.shop()).toBe('/shop');
    expect(paths.shop({ categories: ['jewlery'] })).toBe('/shop?category=jewlery');
  });
});
