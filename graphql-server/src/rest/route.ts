import type { z } from 'zod';
import type { RequestContext } from '../context.ts';
import type { Audience } from '../shared/audience.ts';
import { validate } from '../shared/validate.ts';

/** The values of the path's parameters, such as `:id`. */
export type PathParameters = Readonly<Record<string, string>>;

/** One value, or the pages of a list, which is sent while it is read. */
type Answer = Promise<unknown> | AsyncIterable<readonly unknown[]>;

/** What a call costs, in points of about a µs of computing (decision 0061): a few statements, or a list that is read as a whole. */
const USUAL_COST = 2000;
const LIST_COST = 50_000;

/** One call of the specification's section 7. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`; `:id` stands for one segment. */
  path: string;
  audience: Audience;
  /** JSON, or a form (multipart/form-data) with one file: the handler gets its bytes, or for a STREAM the file as it comes. */
  takes: 'JSON' | 'FILE' | 'STREAM';
  /** Maximum size of the body, or of the file in it, in bytes; null: the server's general limit. */
  maxBytes: number | null;
  /** In points; see `CallerBudgets`. */
  cost: number;
  /** The names of the services' fields in this call's body, for the pointers of a problem. */
  names: Readonly<Record<string, string>>;
  /** The status of every error after authorization; null for the error's own. */
  failureStatus: number | null;
  /** Returns the response body. @throws UserError when the request's body is invalid */
  response: (context: RequestContext, body: unknown, parameters: PathParameters) => Answer;
}

interface RouteDefinition<Body extends z.ZodType> {
  method: Route['method'];
  path: string;
  audience: Audience;
  takes?: Route['takes'];
  maxBytes?: number;
  /** Whether it answers a list as a whole. */
  isList?: boolean;
  /** The schema of the body, or of the query string for a GET; other keys are ignored. Amounts are in the shop's currency. */
  body: Body | ((currency: string) => Body);
  names?: Readonly<Record<string, string>>;
  failureStatus?: number;
  handler: (context: RequestContext, body: z.output<Body>, parameters: PathParameters) => Answer;
}

/** Types a handler by the schema of its body. */
export function route<Body extends z.ZodType>(definition: RouteDefinition<Body>): Route {
  const { method, path, audience, takes = 'JSON', maxBytes = null, isList = false, handler } = definition;
  const { body: schema, names = {}, failureStatus = null } = definition;
  return {
    method,
    path,
    audience,
    takes,
    maxBytes,
    cost: isList ? LIST_COST : USUAL_COST,
    names,
    failureStatus,
    response: (context, body, parameters) => {
      const read = validate(typeof schema === 'function' ? schema(context.currency) : schema, body);
      return handler(context, read, parameters);
    },
  };
}
