import type { ContentPageQuery } from '../gql/graphql.ts';
import { plainText } from './plain-text.ts';

type Sections = NonNullable<ContentPageQuery['page']>['sections'];

/** The first picture that the sections show. */
export function firstPicture(sections: Sections) {
  return sections
    .flatMap(({ picture, items }) => [picture, ...items.map((item) => item.picture)])
    .find(Boolean);
}

/** The first text that the sections show, without its markup. */
export function firstText(sections: Sections): string {
  const htmls = sections.flatMap(({ html, items }) => [html, ...items.map((item) => item.html)]);
  return plainText(htmls.find(Boolean) ?? '');
}

/** The chunks of the kinds of sections on a page, which are named after their files. */
export function chunksOf(sections: Sections): string[] {
  const kinds = new Set(sections.flatMap(({ kind }) => kind ?? []));
  return [...kinds].map((kind) => `${kind.toLowerCase().replaceAll('_', '-')}-section`);
}
