import { expect, test } from 'vitest';
import { sizeOf } from './page-size.ts';

const page = (content: string) =>
  `<body><a>outside</a><div id="root">${content}</div>\n<script type="application/json" id="page-state">{"a":"<a>"}</script></body>`;

test('counts the elements in the root, and the links among them', () => {
  const content = '<!--$--><div><a href="/">x &lt;a</a><img/><svg><path d=""/></svg></div><!--/$--><a>y</a>';
  expect(sizeOf(page(content))).toEqual({ elements: 6, links: 2 });
});

test('rejects a page that only the browser renders', () => {
  expect(() => sizeOf('<div id="root"></div>')).toThrow('not rendered');
});
