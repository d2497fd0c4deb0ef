import { parseArgs } from 'node:util';
import { connect } from './connect.ts';
import * as shop from './gql/graphql.ts';

const { values: given } = parseArgs({
  options: { shop: { type: 'string', default: 'http://localhost:4000' } },
});
const request = connect(given.shop);

const { page, menus, shop: about } = await request(shop.HomePageDocument, {});
if (!page) throw new Error('This shop has no home page.');

const text = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

interface Link {
  label: string;
  url?: string | null;
}

const link = (to?: Link | null) =>
  to?.url ? `<a href="${text(to.url)}">${text(to.label || 'More')}</a>` : '';
const picture = (image?: { url: string; alt: string } | null) =>
  image ? `<img src="${text(new URL(image.url, given.shop).href)}" alt="${text(image.alt)}">` : '';

/** What all kinds of sections have; a real storefront has a look for each `kind`. */
const sections = page.sections.map((section) => {
  const items = section.items.map(
    (item) => `<li>${picture(item.picture)}<h3>${text(item.title)}</h3>${item.html}${link(item.link)}</li>`,
  );
  const products = section.products.map(
    ({ handle, title }) => `<li>${link({ label: title, url: `/shop/${handle}` })}</li>`,
  );
  const list = [...items, ...products].join('\n');
  return `<section class="${section.kind}">
<h2>${text(section.title)}</h2>
${picture(section.picture)}${section.html}
${list && `<ul>\n${list}\n</ul>`}
${link(section.link)}
</section>`;
});
const menu = menus.find(({ name }) => name === 'MAIN')?.entries.map((entry) => link(entry.link)) ?? [];

console.log(`<!doctype html>
<title>${text(page.seoTitle || about.name)}</title>
<nav>${menu.join('\n')}</nav>
<h1>${text(about.name)}</h1>
${sections.join('\n')}`);
