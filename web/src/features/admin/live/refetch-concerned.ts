import type { ApolloClient, DocumentNode, ObservableQuery } from '@apollo/client';
import { Kind } from 'graphql';
import type { LiveEvent_eventFragment } from '../../../gql/admin/graphql.ts';

/**
 * The root fields that an event makes outdated. What forms begin with is not among them: they say themselves that somebody else has
 * changed something, and compare when they save.
 */
const concerned: Record<LiveEvent_eventFragment['kind'], readonly string[]> = {
  ORDER_PLACED: ['orders', 'toDo', 'salesReport', 'customer'],
  ORDER_CHANGED: ['orders', 'order', 'toDo', 'salesReport', 'customer'],
  PRODUCT_CHANGED: ['products', 'toDo', 'deletedProducts'],
  STOCK_CHANGED: ['products', 'toDo'],
};

/** Loads again what is on the screen and has changed. A list of which several pages are loaded stays as it is, where it is being read. */
export function refetchConcerned(client: ApolloClient, events: readonly LiveEvent_eventFragment[]): void {
  const subjects = new Map<string, Set<string>>();
  for (const { kind, subjectId } of events) {
    for (const field of concerned[kind])
      subjects.set(field, (subjects.get(field) ?? new Set()).add(subjectId));
  }
  refetch(client, (query) =>
    rootFields(query.query).some((field) => {
      // One order is only concerned by its own events.
      const id: unknown = field === 'order' ? query.variables?.['id'] : undefined;
      return typeof id === 'string' ? subjects.get(field)?.has(id) : subjects.has(field);
    }),
  );
}

/** Loads everything again that events can concern: some were missed. */
export function refetchAll(client: ApolloClient): void {
  const fields = new Set(Object.values(concerned).flat());
  refetch(client, ({ query }) => rootFields(query).some((field) => fields.has(field)));
}

function refetch(client: ApolloClient, isConcerned: (query: ObservableQuery) => boolean | undefined): void {
  for (const query of client.getObservableQueries('active')) {
    // A failure is shown by the query itself, or by the next action.
    if (isConcerned(query) && !hasSeveralPages(query)) query.refetch().catch(() => undefined);
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

function hasSeveralPages(query: ObservableQuery): boolean {
  const first: unknown = query.variables?.['first'];
  const data: unknown = query.getCurrentResult().data;
  if (typeof first !== 'number' || typeof data !== 'object' || data === null) return false;
  return Object.values(data).some(
    (list: { nodes?: readonly unknown[] } | null) => (list?.nodes?.length ?? 0) > first,
  );
}
