import {
  type ArgumentNode,
  type ConstArgumentNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getOperationAST,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  getNullableType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import { MAX_PAGE } from '../../shared/paging/connection.ts';
import { searchWords } from '../../shared/search-words.ts';

type Variables = Readonly<Record<string, unknown>>;
type Cost = number | ((variables: Variables) => number);

/** Approximate CPU time, in µs: per field, and per root field. */
const FIELD = 1;
const ROOT_FIELD = 500;
/** The contract's fields, as deep as graphql-js lets its lists nest. */
const INTROSPECTION = 25_000;
/** Characters of a response that are written per µs. */
const CHARACTERS = 500;
/** Per search word: the list and its count, both typo-tolerant. */
const SEARCH_WORD = 3000;
/** Counting filter options reads the whole list. */
const FILTER_OPTIONS = 10_000;
/** An operation's cost, in about µs of CPU time. */
export interface OperationCost {
  /** With whole pages, and one item in every other list. */
  min: number;
  /** With all lists at maximum length. In practice they never are: an order's parcels share its lines. */
  max: number;
  /** The part that does not depend on fields; a response may have fewer fields. */
  besideFields: number;
}

const compiled = new WeakMap<OperationDefinitionNode, Record<keyof OperationCost, Cost>>();

/**
 * Computes an operation's cost: its fields times the maximum length of their lists, and its search words. It
 * needs the variables, which validation rules do not see. The document must be valid.
 */
export function operationCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Variables | null | undefined,
): OperationCost {
  const operation = getOperationAST(document, operationName);
  if (!operation) return { min: 0, max: 0, besideFields: 0 };
  let cost = compiled.get(operation);
  if (!cost) {
    const compileWith = (fieldCost: number, longest: LongestList) =>
      compile({ schema, document, operation, fieldCost, longest });
    cost = {
      min: compileWith(FIELD, () => 1),
      max: compileWith(FIELD, longestList),
      besideFields: compileWith(0, () => 1),
    };
    compiled.set(operation, cost);
  }
  const given = { ...defaultsOf(operation), ...variables };
  const [min, max] = [valueOf(cost.min, given), valueOf(cost.max, given)];
  return { min, max, besideFields: valueOf(cost.besideFields, given) };
}

export interface ResponseSize {
  fields: number;
  /** In all its texts. */
  characters: number;
}

/** An operation's actual cost, from the content of its response. */
export function actualCost({ besideFields }: OperationCost, { fields, characters }: ResponseSize): number {
  return besideFields + fields * FIELD + Math.floor(characters / CHARACTERS);
}

export function sizeOfResponse(data: unknown): ResponseSize {
  const size = { fields: 0, characters: 0 };
  const add = (value: unknown): void => {
    if (typeof value === 'string') size.characters += value.length;
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) return value.forEach(add);
    // Not Object.values, which would create an array for each object of each response.
    for (const name in value) {
      size.fields += 1;
      add((value as Record<string, unknown>)[name]);
    }
  };
  add(data);
  return size;
}

/** The assumed length of a list without pages; null for anything but lists. */
type LongestList = (field: Field) => number | null;

interface Compilation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** Per field. */
  fieldCost: number;
  longest: LongestList;
}

/** Done once per document; sums up everything that does not depend on variables. */
function compile({ schema, document, operation, fieldCost, longest }: Compilation): Cost {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const fragmentCosts = new Map<string, Cost>();
  const typeNamed = (name: string | undefined, or: GraphQLNamedType | undefined) =>
    name === undefined ? or : schema.getType(name);
  const costOf = (set: SelectionSetNode, parent: GraphQLNamedType | undefined): Cost =>
    sum(
      set.selections.map((selection) => {
        if (selection.kind === Kind.FIELD) return costOfField(selection, fieldOf(parent, selection));
        if (selection.kind === Kind.INLINE_FRAGMENT)
          return costOf(selection.selectionSet, typeNamed(selection.typeCondition?.name.value, parent));
        const name = selection.name.value;
        const fragment = fragments.get(name);
        const cost =
          fragmentCosts.get(name) ??
          (fragment ? costOf(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value)) : 0);
        fragmentCosts.set(name, cost);
        return cost;
      }),
    );
  const costOfField = (node: FieldNode, field: Field | undefined): Cost => {
    const below = node.selectionSet ? costOf(node.selectionSet, field && getNamedType(field.type)) : 0;
    const name = node.name.value;
    const options = name === 'productFilterOptions' ? FILTER_OPTIONS : 0;
    const own = fieldCost * (name === '__schema' ? INTROSPECTION : 1);
    return sum([own, options, searchOf(node), times(lengthOf(node, field, longest), below)]);
  };
  const roots = operation.selectionSet.selections.length * ROOT_FIELD;
  return sum([roots, costOf(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined)]);
}

type Field = Pick<GraphQLField<unknown, unknown>, 'type' | 'args' | 'astNode'>;

/** A list of scalars counts as one value, because nothing is computed per item. */
export function isListOfObjects({ type }: Pick<Field, 'type'>): boolean {
  return isListType(getNullableType(type)) && isCompositeType(getNamedType(type));
}

function fieldOf(parent: GraphQLNamedType | undefined, node: FieldNode): Field | undefined {
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
}

/** The maximum length of a field's list; 1 for anything but lists of objects. */
function lengthOf(node: FieldNode, field: Field | undefined, longestOf: LongestList): Cost {
  const longest = field ? longestOf(field) : null;
  const page = field && isPaged(field) ? field.args.find(({ name }) => name === 'first') : undefined;
  if (!page) return longest ?? 1;
  const usual = typeof page.defaultValue === 'number' ? page.defaultValue : (longest ?? MAX_PAGE);
  const first = argument(node.arguments ?? [], 'first');
  return first ? read(first, (value) => pageSize(value, usual)) : usual;
}

/** Whether `first` limits the list that a field returns, itself or as a connection, not one further below. */
function isPaged(field: Field): boolean {
  const type = getNamedType(field.type);
  return isListOfObjects(field) || (isObjectType(type) && 'pageInfo' in type.getFields());
}

/**
 * The maximum length of a list of objects, from the contract's `@listSize`; null for others, and for lists
 * with `first`.
 */
export function longestList(field: Field): number | null {
  if (!isListOfObjects(field)) return null;
  const directive = field.astNode?.directives?.find(({ name }) => name.value === 'listSize');
  const size = argument(directive?.arguments ?? [], 'assumedSize');
  return size ? Number(valueFromASTUntyped(size)) : null;
}

function pageSize(value: unknown, usual: number): number {
  if (value === undefined || value === null) return usual;
  // Invalid page sizes are rejected before anything is read.
  return typeof value === 'number' ? Math.min(Math.max(1, value), MAX_PAGE) : MAX_PAGE;
}

function searchOf({ name, arguments: args = [] }: FieldNode): Cost {
  const wordsOf = (text: unknown) => (typeof text === 'string' ? searchWords(text).length * SEARCH_WORD : 0);
  const query = argument(args, 'query');
  if (query) return read(query, wordsOf);
  const filter = argument(args, 'filter');
  // A color matches a list's filter except for its text.
  if (!filter || name.value === 'matchingColour') return 0;
  return read(filter, (value) => wordsOf((value as { text?: unknown } | null | undefined)?.text));
}

function argument(args: readonly (ArgumentNode | ConstArgumentNode)[], name: string): ValueNode | undefined {
  return args.find((arg) => arg.name.value === name)?.value;
}

/** Applies `cost` to a value, immediately if it contains no variable. */
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
