import type { z } from 'zod';
import type { RestContext } from './rest-context.ts';
import type { ErrorCode } from '../errors.ts';
import type { Audience } from '../shared/audience.ts';
import type { CsvFile } from '../shared/csv/csv.ts';
import type { ListPage } from './lists/list-page.ts';
import { validate } from '../shared/validate.ts';

/** The values of the path's parameters, such as `:id`. */
export type PathParameters = Readonly<Record<string, string>>;

/** One value, or the pages of a list, which is sent while it is read. */
type Answer<Value> = Promise<Value> | AsyncIterable<readonly Value[]>;

/**
 * What a call costs, in points of about a µs of computing (decision 0061): a few statements, or a list that
 * is read as a whole.
 */
const USUAL_COST = 2000;
const LIST_COST = 50_000;

/** The parts into which the OpenAPI document sorts the calls. */
export type Tag = 'Catalogue' | 'Accounts' | 'Shopping' | 'Back office' | 'Files';

/** What the OpenAPI document says of a call, beside what follows from the rest of its route. */
interface Documentation {
  /** Clients that are generated call their function so. */
  operationId: string;
  /** A sentence without a full stop. */
  summary: string;
  description?: string;
  tag: Tag;
  /** Why the call itself may fail; what any call may fail with is added. */
  errors: readonly ErrorCode[];
}

/** How a call is served. */
interface Served {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`; `:id` stands for one segment. */
  path: string;
  audience: Audience;
}

/** One call of the specification's section 7. */
export interface Route extends Served, Documentation {
  /**
   * JSON, or a form (multipart/form-data) with one file: the handler gets its bytes, or for a STREAM the file
   * as it comes.
   */
  takes: 'JSON' | 'FILE' | 'STREAM';
  /** JSON: one value, or a LIST of them, or a file for spreadsheets. */
  gives: 'JSON' | 'LIST' | 'CSV';
  /** The schema of the answer, or of each item of a LIST. */
  answer: z.ZodType;
  /** The schema of the body, or of the query string for a GET, as clients write it. */
  body: z.ZodType;
  /** Maximum size of the body, or of the file in it, in bytes; null: the server's general limit. */
  maxBytes: number | null;
  /** In points; see `CallerBudgets`. */
  cost: number;
  /** The names of the services' fields in this call's body, for the pointers of a problem. */
  names: Readonly<Record<string, string>>;
  /** The status of every error after authorization; null for the error's own. */
  failureStatus: number | null;
  /** Returns the response body. @throws UserError when the request's body is invalid */
  response: (context: RestContext, body: unknown, parameters: PathParameters) => Answer<unknown>;
}

interface RouteDefinition<Body extends z.ZodType, Value extends z.ZodType> extends Served, Documentation {
  takes?: Route['takes'];
  gives?: Route['gives'];
  maxBytes?: number;
  /**
   * The schema of the body, or of the query string for a GET; other keys are ignored. Amounts are in the
   * shop's currency.
   */
  body: Body | ((currency: string) => Body);
  /** What the document shows in place of a schema that JSON Schema has no words for. */
  documentedBody?: z.ZodType;
  /**
   * The schema of the answer, or of each item of a LIST; it is held against the answers by the tests alone.
   */
  answer: Value;
  names?: Readonly<Record<string, string>>;
  failureStatus?: number;
  handler: (
    context: RestContext,
    body: z.output<Body>,
    parameters: PathParameters,
  ) => Answer<z.output<Value>> | Promise<CsvFile> | Promise<ListPage<z.output<Value>>>;
}

/** Which currency a body's amounts are in makes no difference to its form. */
const ANY_CURRENCY = 'USD';

/** Types a handler by the schemas of its body and of its answer. */
export function route<Body extends z.ZodType, Value extends z.ZodType>(
  definition: RouteDefinition<Body, Value>,
): Route {
  const { handler, body, documentedBody, gives = 'JSON', ...described } = definition;
  const schemaFor = (currency: string) => (typeof body === 'function' ? body(currency) : body);
  return {
    takes: 'JSON',
    maxBytes: null,
    names: {},
    failureStatus: null,
    ...described,
    cost: gives === 'JSON' ? USUAL_COST : LIST_COST,
    gives,
    body: documentedBody ?? schemaFor(ANY_CURRENCY),
    response: (context, input, parameters) =>
      handler(context, validate(schemaFor(context.currency), input), parameters),
  };
}
