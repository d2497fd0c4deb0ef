import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { InMemoryCache } from '@apollo/client/cache';
import { ApolloClient } from '@apollo/client/core';
import { ApolloLink } from '@apollo/client/link';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { Kind, OperationTypeNode } from 'graphql';
import type { ReactNode } from 'react';
import { Link, type RouteObject } from 'react-router-dom';

/** What a bare page consists of. */
export interface BarePageSize {
  /** How many elements are inside the root. */
  elements: number;
  /** How many of them are links. */
  links: number;
}

export interface Card {
  __typename: 'Card';
  id: string;
  title: string;
}

/** A card and its content. */
const ELEMENTS_PER_CARD = 10;

const field = (value: string) => ({ kind: Kind.FIELD, name: { kind: Kind.NAME, value } }) as const;

/** `query { cards { __typename id title } }`, as the shop's documents come: without the parser of GraphQL. */
export const cardsDocument = {
  kind: Kind.DOCUMENT,
  definitions: [
    {
      kind: Kind.OPERATION_DEFINITION,
      operation: OperationTypeNode.QUERY,
      selectionSet: {
        kind: Kind.SELECTION_SET,
        selections: [
          {
            ...field('cards'),
            selectionSet: {
              kind: Kind.SELECTION_SET,
              selections: [field('__typename'), field('id'), field('title')],
            },
          },
        ],
      },
    },
  ],
} as TypedDocumentNode<{ cards: readonly Card[] }, Record<string, never>>;

/** The cards of a page; each is a record of the cache. */
export function cardsOf({ elements }: BarePageSize): Card[] {
  return Array.from({ length: Math.ceil(elements / ELEMENTS_PER_CARD) }, (_, index) => ({
    __typename: 'Card',
    id: String(index),
    title: `Card ${index}`,
  }));
}

/** A client that asks nobody. */
export function createBareClient(): ApolloClient {
  return new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
}

/** The one route of a bare page. */
export function bareRoutes(size: BarePageSize): RouteObject[] {
  return [{ path: '*', element: <Cards {...size} /> }];
}

export function BareRoot({ client, children }: { client: ApolloClient; children: ReactNode }) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}

/** Elements in cards, among which the links are spread evenly. */
function Cards({ elements, links }: BarePageSize) {
  const cards = useQuery(cardsDocument).data?.cards ?? [];
  const linksBefore = (index: number) => Math.round((links * index) / cards.length);
  return cards.map(({ id, title }, index) => (
    <CardContent
      key={id}
      title={title}
      elements={Math.min(ELEMENTS_PER_CARD, elements - index * ELEMENTS_PER_CARD) - 1}
      links={linksBefore(index + 1) - linksBefore(index)}
    />
  ));
}

interface CardContentProps extends BarePageSize {
  title: string;
}

function CardContent({ title, elements, links }: CardContentProps) {
  return (
    <div className="card">
      {Array.from({ length: elements }, (_, index) =>
        index < links ? (
          <Link key={index} className="link" to={`/${index}`}>
            {title}
          </Link>
        ) : (
          <span key={index} className="part">
            {title}
          </span>
        ),
      )}
    </div>
  );
}
