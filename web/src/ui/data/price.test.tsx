import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Price } from './price.tsx';

function read(amount: number, regularAmount?: number | null): string {
  const html = renderToStaticMarkup(<Price amount={amount} regularAmount={regularAmount} currency="USD" />);
  return html.replace(/<[^>]+>/gu, '');
}

describe('Price', () => {
  it('is announced with the former price after the new one', () => {
    expect(read(3600, 6000)).toBe('Price $36.00, was $60.00');
  });

  it.each([[null], [undefined], [3600], [3000]])('hides a former price of %s', (regular) => {
    expect(read(3600, regular)).toBe('Price $36.00');
  });
});
