import type { ApolloClient, DocumentNode, ObservableQuery } from '@apollo/client';
import { Kind } from 'graphql';
import type { LiveEvent_eventFragment } from '../../../gql/graphql.ts';
import { hasSeveralPages, refetchPages } from './refetch-pages.ts';

/**
 * The root fields that an event makes outdated. Forms keep their initial values (`useFirstLoaded`): they
 * report other users' changes themselves, and compare when they save.
 */
const concerned: Record<LiveEvent_eventFragment['kind'], readonly string[]> = {
  ORDER_PLACED: ['orders', 'toDo', 'revenueReport', 'customer'],
  ORDER_CHANGED: ['orders', 'order', 'returns', 'toDo', 'revenueReport', 'customer'],
  RETURN_REQUESTED: ['returns', 'order', 'toDo'],
  PRODUCT_CHANGED: ['products', 'toDo', 'deletedProducts'],
  STOCK_CHANGED: ['products', 'toDo'],
  CATEGORY_CHANGED: ['categories', 'deletedCategories'],
  CATEGORY_MOVED: ['categories'],
  COLLECTION_CHANGED: ['collections', 'deletedCollections'],
  PROMOTION_CHANGED: ['promotions', 'promotion', 'deletedPromotions'],
  CUSTOMER_CHANGED: ['customers', 'customer'],
  SETTINGS_CHANGED: ['settings', 'shop'],
  REVIEW_CHANGED: ['reviews', 'toDo'],
  STAFF_ROLE_CHANGED: ['staffRoles', 'deletedStaffRoles'],
  SEARCH_SYNONYM_CHANGED: ['searchSynonyms'],
  SAVED_VIEW_CHANGED: ['savedViews'],
  API_KEY_CHANGED: ['apiKeys'],
  PAGE_CHANGED: ['pageDrafts', 'pageDraft', 'deletedPages'],
  MENU_CHANGED: ['menus'],
  ASSET_CHANGED: ['assets'],
  PRICE_CAMPAIGN_CHANGED: ['priceCampaigns', 'priceCampaign', 'deletedPriceCampaigns', 'products', 'shop'],
};

/** Refetches active queries that the events affect. */
export function refetchConcerned(client: ApolloClient, events: readonly LiveEvent_eventFragment[]): void {
  const subjects = new Map<string, Set<string>>();
  for (const { kind, subjectId } of events) {
    for (const field of concerned[kind])
      subjects.set(field, (subjects.get(field) ?? new Set()).add(subjectId));
  }
  refetch(client, (query) =>
    rootFields(query.query).some((field) => {
      // A single order is only affected by its own events.
      const id: unknown = field === 'order' ? query.variables?.['id'] : undefined;
      return typeof id === 'string' ? subjects.get(field)?.has(id) : subjects.has(field);
    }),
  );
}

/** Refetches everything that events can affect, because some were missed. */
export function refetchAll(client: ApolloClient): void {
  const fields = new Set(Object.values(concerned).flat());
  refetch(client, ({ query }) => rootFields(query).some((field) => fields.has(field)));
}

function refetch(client: ApolloClient, isConcerned: (query: ObservableQuery) => boolean | undefined): void {
  for (const query of client.getObservableQueries('active')) {
    if (!isConcerned(query)) continue;
    // The query or the next action reports a failure.
    const refetching = hasSeveralPages(query) ? refetchPages(client, query) : query.refetch();
    refetching.catch(() => undefined);
  }
}

function rootFields(document: DocumentNode): string[] {
  return document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((selection) =>
          selection.kind === Kind.FIELD ? [selection.name.value] : [],
        )
      : [],
  );
}
