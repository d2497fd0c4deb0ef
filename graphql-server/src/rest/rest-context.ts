import type { RequestContext } from '../core/request-context.ts';
import type { Services } from '../modules.ts';

/** REST serves all modules. */
export type RestContext = RequestContext<Services>;
