import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import { MAX_PAGE } from '../shared/paging/connection.ts';
import { searchWords } from '../shared/search-words.ts';

type Variables = Readonly<Record<string, unknown>>;
/** A cost, or a function of the variables. */
type Cost = number | ((variables: Variables) => number);

/** Approximate CPU time, in µs: per field, and per root field. */
const FIELD = 1;
const ROOT_FIELD = 500;
/** Per word of a search: the list and its count, both tolerant of typos. */
const SEARCH_WORD = 3000;
/** Counting what a list can be narrowed by reads the whole list. */
const FILTER_OPTIONS = 10_000;
/** The assumed length of a list without a page size. */
const USUAL_PAGE = 24;
/** The lengths of lists that are no connections, and so don't show that they are lists. */
const USUAL_LENGTHS: Readonly<Record<string, number>> = { frequentlyBoughtTogether: 4, results: 100 };

/** What an operation may cost, in about µs of CPU time. */
export interface OperationCost {
  /** With lists as long as they may be. */
  requested: number;
  /** The part of it that is not made up of fields, which may be fewer. */
  besideFields: number;
}

const compiled = new WeakMap<OperationDefinitionNode, Record<keyof OperationCost, Cost>>();

/**
 * The cost of an operation: its fields, times the sizes of their lists, and the words of its searches. Computed with the variables, which validation rules
 * don't see. The document must be valid.
 */
export function operationCost(
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Variables | null | undefined,
): OperationCost {
  const operation = getOperationAST(document, operationName);
  if (!operation) return { requested: 0, besideFields: 0 };
  let cost = compiled.get(operation);
  if (!cost) {
    cost = { requested: compile(document, operation, FIELD), besideFields: compile(document, operation, 0) };
    compiled.set(operation, cost);
  }
  const given = { ...defaultsOf(operation), ...variables };
  return { requested: valueOf(cost.requested, given), besideFields: valueOf(cost.besideFields, given) };
}

/** What an operation did cost, by its result; never more than was requested. */
export function actualCost({ requested, besideFields }: OperationCost, data: unknown): number {
  return Math.min(requested, besideFields + countFields(data) * FIELD);
}

function countFields(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) return value.reduce<number>((count, item) => count + countFields(item), 0);
  let count = 0;
  // Not by Object.values, which would make a list for each object of each answer.
  for (const name in value) count += 1 + countFields((value as Record<string, unknown>)[name]);
  return count;
}

/** Done once per document; what does not depend on the variables is summed up right away. `fieldCost` is that of each field. */
function compile(document: DocumentNode, operation: OperationDefinitionNode, fieldCost: number): Cost {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const known = new Map<string, Cost>();
  const costOf = (set: SelectionSetNode): Cost =>
    sum(
      set.selections.map((selection) => {
        if (selection.kind === Kind.FIELD) return costOfField(selection);
        if (selection.kind === Kind.INLINE_FRAGMENT) return costOf(selection.selectionSet);
        const name = selection.name.value;
        const fragment = fragments.get(name);
        const cost = known.get(name) ?? (fragment ? costOf(fragment.selectionSet) : 0);
        known.set(name, cost);
        return cost;
      }),
    );
  const costOfField = (field: FieldNode): Cost => {
    const below = field.selectionSet ? costOf(field.selectionSet) : 0;
    const options = field.name.value === 'productFilterOptions' ? FILTER_OPTIONS : 0;
    return sum([fieldCost, options, searchOf(field), times(pageOf(field), below)]);
  };
  const roots = operation.selectionSet.selections.length * ROOT_FIELD;
  return sum([roots, costOf(operation.selectionSet)]);
}

function pageOf({ name, arguments: args = [], selectionSet }: FieldNode): Cost {
  const first = argument(args, 'first');
  if (first) return read(first, (value) => pageSize(value));
  const isList = selectionSet?.selections.some(
    (child) => child.kind === Kind.FIELD && ['nodes', 'edges'].includes(child.name.value),
  );
  return isList ? USUAL_PAGE : (USUAL_LENGTHS[name.value] ?? 1);
}

function pageSize(value: unknown): number {
  if (value === undefined || value === null) return USUAL_PAGE;
  // Invalid page sizes are rejected before anything is read.
  return typeof value === 'number' ? Math.min(Math.max(1, value), MAX_PAGE) : MAX_PAGE;
}

function searchOf({ name, arguments: args = [] }: FieldNode): Cost {
  const wordsOf = (text: unknown) => (typeof text === 'string' ? searchWords(text).length * SEARCH_WORD : 0);
  const query = argument(args, 'query');
  if (query) return read(query, wordsOf);
  const filter = argument(args, 'filter');
  // A colour is matched with a list's filter, but for its text.
  if (!filter || name.value === 'matchingColour') return 0;
  return read(filter, (value) => wordsOf((value as { text?: unknown } | null | undefined)?.text));
}

function argument(args: readonly ArgumentNode[], name: string): ValueNode | undefined {
  return args.find((arg) => arg.name.value === name)?.value;
}

/** Applies `cost` to a value: right away when it contains no variable. */
function read(node: ValueNode, cost: (value: unknown) => number): Cost {
  return holdsVariable(node)
    ? (variables) => cost(valueFromASTUntyped(node, { ...variables }))
    : cost(valueFromASTUntyped(node));
}

function holdsVariable(node: ValueNode): boolean {
  if (node.kind === Kind.VARIABLE) return true;
  if (node.kind === Kind.LIST) return node.values.some(holdsVariable);
  return node.kind === Kind.OBJECT && node.fields.some(({ value }) => holdsVariable(value));
}

function sum(costs: readonly Cost[]): Cost {
  let fixed = 0;
  const open: ((variables: Variables) => number)[] = [];
  for (const cost of costs) {
    if (typeof cost === 'number') fixed += cost;
    else open.push(cost);
  }
  if (open.length === 0) return fixed;
  return (variables) => open.reduce((total, cost) => total + cost(variables), fixed);
}

function times(factor: Cost, cost: Cost): Cost {
  if (typeof factor === 'number' && typeof cost === 'number') return factor * cost;
  return (variables) => valueOf(factor, variables) * valueOf(cost, variables);
}

function valueOf(cost: Cost, variables: Variables): number {
  return typeof cost === 'number' ? cost : cost(variables);
}

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Variables {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
}
