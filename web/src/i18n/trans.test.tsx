import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

const money = (cents: number) => `$${cents / 100}`;
const total = 1200;
const one = 1;

const texts: [what: string, element: ReactElement, html: string][] = [
  ['a plain text', <Trans>Don’t panic, it’s &quot;fine&quot;</Trans>, 'Don’t panic, it’s &quot;fine&quot;'],
  ['values', <Trans>Sum: {money(3650)}</Trans>, 'Sum: $36.5'],
  [
    'elements in each other',
    <Trans>
      Please{' '}
      <a href="/login">
        log in, <b>now</b>
      </a>
      .
    </Trans>,
    'Please <a href="/login">log in, <b>now</b></a>.',
  ],
  [
    'an element without content',
    <Trans>
      Good things,
      <br />
      found quickly.
    </Trans>,
    'Good things,<br/>found quickly.',
  ],
  [
    'plurals in a text',
    <Trans>
      Showing {one} of <b>{plural(total, { one: '# product', other: '# products' })}</b>
    </Trans>,
    'Showing 1 of <b>1,200 products</b>',
  ],
  ['a value that is nothing', <Trans>Removed{total < 0 && ' for good'}</Trans>, 'Removed'],
  ['a value that is an element', <Trans>Paid, {<i>today</i>}</Trans>, 'Paid, <i>today</i>'],
  [
    'a value that looks like an element',
    <Trans>
      <b>Remove</b> {'<0>Lamp</0>'.trim()}
    </Trans>,
    '<b>Remove</b> &lt;0&gt;Lamp&lt;/0&gt;',
  ],
];

test.each(texts)('%s', (_what, element, html) => {
  expect(renderToStaticMarkup(element)).toBe(html);
});

test('a text outside elements, with its plural', () => {
  expect(t`${plural(one, { one: '# item', other: '# items' })} in cart`).toBe('1 item in cart');
  expect(t`${plural(total, { one: '# item', other: '# items' })} in cart`).toBe('1,200 items in cart');
});
