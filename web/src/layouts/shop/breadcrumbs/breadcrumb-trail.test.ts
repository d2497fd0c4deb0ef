import { describe, expect, it } from 'vitest';
import { breadcrumbTrail } from './breadcrumb-trail.ts';

describe('breadcrumbTrail', () => {
  it('names each part of the path and links it', () => {
    expect(breadcrumbTrail('/cart/checkout', undefined)).toEqual([
      { label: 'Home', to: '/' },
      { label: 'Cart', to: '/cart' },
      { label: 'Checkout', to: '/cart/checkout' },
    ]);
  });

  it('names a product by its title once loaded', () => {
    expect(breadcrumbTrail('/shop/p1', 'Oxford Shirt').at(-1)?.label).toBe('Oxford Shirt');
    expect(breadcrumbTrail('/shop/p1', undefined).at(-1)?.label).toBe('Details');
  });

  it('labels a page below an order with its own title', () => {
    const trail = breadcrumbTrail('/account/orders/o1/return', 'J-17');
    expect(trail.slice(-2).map(({ label }) => label)).toEqual(['J-17', 'Return items']);
  });

  it('includes a product’s categories', () => {
    const categories = [
      { slug: "men's clothing", label: "Men's Clothing" },
      { slug: 'shirts', label: 'Shirts' },
    ];
    expect(breadcrumbTrail('/shop/p1', 'Oxford Shirt', categories).slice(1)).toEqual([
      { label: 'Shop', to: '/shop' },
      { label: "Men's Clothing", to: '/shop?category=men%27s+clothing' },
      { label: 'Shirts', to: '/shop?category=shirts' },
      { label: 'Oxford Shirt', to: '/shop/p1' },
    ]);
  });

  it('leaves out parts that are not pages', () => {
    expect(breadcrumbTrail('/newsletter/confirm', undefined)).toEqual([
      { label: 'Home', to: '/' },
      { label: 'Newsletter', to: '/newsletter/confirm' },
    ]);
  });

  it('treats an unknown part of a path as an id', () => {
    expect(breadcrumbTrail('/shop/constructor', undefined).at(-1)?.label).toBe('Details');
    expect(breadcrumbTrail('/shop/%E0%A4%A', undefined)).toHaveLength(3);
  });
});
