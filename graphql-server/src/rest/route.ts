import type { z } from 'zod';
import type { RestContext } from './rest-context.ts';
import type { ErrorCode } from '../errors.ts';
import type { Audience } from '../shared/audience.ts';
import type { CsvFile } from '../shared/csv/csv.ts';
import type { ZipFile } from './sheets/send-zip.ts';
import type { ListPage } from './lists/list-page.ts';
import { validate } from '../shared/validate.ts';

/** The values of path parameters such as `:id`. */
export type PathParameters = Readonly<Record<string, string>>;

/** One value, or the pages of a list that is sent while it is read. */
type Answer<Value> = Promise<Value> | AsyncIterable<readonly Value[]>;

/**
 * The cost of a call in points, about 1 µs of computing each (decision 0061): a few statements, or a list
 * that is read as a whole.
 */
const USUAL_COST = 2000;
const LIST_COST = 50_000;

/** The sections of calls in the OpenAPI document. */
export type Tag = 'Catalogue' | 'Accounts' | 'Shopping' | 'Back office' | 'Files';

/** What the OpenAPI document says about a call in addition to its route. */
interface Documentation {
  /** The function name in generated clients. */
  operationId: string;
  /** A sentence without its period. */
  summary: string;
  description?: string;
  tag: Tag;
  /** The call's own errors; those of any call are added. */
  errors: readonly ErrorCode[];
}

/** How a call is served. */
interface Served {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`; `:id` matches one segment. */
  path: string;
  /** Who may call: any one of these. */
  audiences: readonly [Audience, ...Audience[]];
}

/** A call from section 7 of the specification. */
export interface Route extends Served, Documentation {
  /**
   * JSON, or a form (multipart/form-data) with one file: the handler gets its bytes or, for a STREAM, the
   * file as it arrives.
   */
  takes: 'JSON' | 'FILE' | 'STREAM';
  /** JSON: one value; a LIST of values; or CSV, a spreadsheet file, or ZIP, files. */
  gives: 'JSON' | 'LIST' | 'CSV' | 'ZIP';
  /** The schema of the response, or of each item of a LIST. */
  answer: z.ZodType;
  /** The schema of the body, or of a GET's query string, as clients write it. */
  body: z.ZodType;
  /** Maximum size of the body, or of the file in it, in bytes; null: the server's general limit. */
  maxBytes: number | null;
  /** In points; see `CallerBudgets`. */
  cost: number;
  /** The names of the services' fields in this call's body, for a problem's pointers. */
  names: Readonly<Record<string, string>>;
  /** The status of every error after authorization; null for the error's own. */
  failureStatus: number | null;
  /** Runs before the body is read. @throws UserError when it is not needed */
  beforeBody: (context: RestContext) => void;
  /** Returns the response body. @throws UserError when the request's body is invalid */
  response: (context: RestContext, body: unknown, parameters: PathParameters) => Answer<unknown>;
}

interface RouteDefinition<Body extends z.ZodType, Value extends z.ZodType> extends Served, Documentation {
  takes?: Route['takes'];
  gives?: Route['gives'];
  maxBytes?: number;
  /**
   * The schema of the body, or of a GET's query string; other keys are ignored. Amounts are in the shop's
   * currency.
   */
  body: Body | ((currency: string) => Body);
  /** Replaces a schema that JSON Schema cannot express in the document. */
  documentedBody?: z.ZodType;
  beforeBody?: Route['beforeBody'];
  /** The schema of the response, or of each item of a LIST; only tests check responses against it. */
  answer: Value;
  names?: Readonly<Record<string, string>>;
  failureStatus?: number;
  handler: (
    context: RestContext,
    body: z.output<Body>,
    parameters: PathParameters,
  ) => Answer<z.output<Value>> | Promise<CsvFile> | Promise<ZipFile> | Promise<ListPage<z.output<Value>>>;
}

/** The form of a body does not depend on its currency. */
const ANY_CURRENCY = 'USD';

/** Types a handler by the schemas of its body and response. */
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
    beforeBody: () => undefined,
    ...described,
    cost: gives === 'JSON' ? USUAL_COST : LIST_COST,
    gives,
    body: documentedBody ?? schemaFor(ANY_CURRENCY),
    response: (context, input, parameters) =>
      handler(context, validate(schemaFor(context.currency), input), parameters),
  };
}
