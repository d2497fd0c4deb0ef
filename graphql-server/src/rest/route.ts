import type { z } from 'zod';
import type { RequestContext } from '../context.ts';
import type { Viewer } from '../modules/auth/sessions/viewer.ts';
import { validate } from '../shared/validate.ts';

/** Who may make a call: everybody, or people who are signed in with one of the roles. */
export type Audience = 'PUBLIC' | readonly Viewer['role'][];

/** What the path says where the call's path has a name with a colon. */
export type PathParameters = Readonly<Record<string, string>>;

/** One value, or the pages of a list, which is sent while it is read. */
type Answer = Promise<unknown> | AsyncIterable<readonly unknown[]>;

/** One call of the specification's section 7. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`; `:id` stands for anything between two slashes. */
  path: string;
  audience: Audience;
  /** JSON, or a form (multipart/form-data) with one file, which the handler gets as its bytes. */
  takes: 'JSON' | 'FILE';
  /** How large the body, or the file in it, may be, in bytes; null: as large as any body. */
  maxBytes: number | null;
  /** What the services' fields are called in this call's body, for the pointers of a problem. */
  names: Readonly<Record<string, string>>;
  /** The one status of all that fails once the caller is let in; null for that of the error. */
  failureStatus: number | null;
  /** Answers with what becomes the body. @throws UserError when the request's body is not what the call takes */
  response: (context: RequestContext, body: unknown, parameters: PathParameters) => Answer;
}

interface RouteDefinition<Body extends z.ZodType> {
  method: Route['method'];
  path: string;
  audience: Audience;
  takes?: Route['takes'];
  maxBytes?: number;
  /** What is read of the body; other keys are ignored. Amounts are read in the shop's currency. */
  body: Body | ((currency: string) => Body);
  names?: Readonly<Record<string, string>>;
  failureStatus?: number;
  handler: (context: RequestContext, body: z.output<Body>, parameters: PathParameters) => Answer;
}

/** Ties a call's body to its handler, so that the handler gets what the schema made of it. */
export function route<Body extends z.ZodType>(definition: RouteDefinition<Body>): Route {
  const { method, path, audience, takes = 'JSON', maxBytes = null, handler } = definition;
  const { body: schema, names = {}, failureStatus = null } = definition;
  return {
    method,
    path,
    audience,
    takes,
    maxBytes,
    names,
    failureStatus,
    response: (context, body, parameters) => {
      const { currencyCode } = context.services.shop;
      const read = validate(typeof schema === 'function' ? schema(currencyCode) : schema, body);
      return handler(context, read, parameters);
    },
  };
}
