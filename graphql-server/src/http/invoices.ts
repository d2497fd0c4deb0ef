import type { FastifyInstance } from 'fastify';
import { callerKey } from '../shared/caller-key.ts';
import { visitor } from '../shared/principal.ts';
import { attachmentHeaders } from './attachment.ts';
import type { CallerBudgets } from './limits/caller-budgets.ts';

/** In points, like the exported files of the API. */
const COST = 50_000;

/** The source of PDFs, by the token in their links. */
interface Invoices {
  invoiceFiles: {
    openLink: (token: string, ip: string) => Promise<{ name: string; content: Uint8Array }>;
  };
}

/** Serves invoices and credit notes, by the signed links that their orders and emails have. */
export function registerInvoices(
  server: FastifyInstance,
  createSource: () => Invoices,
  budgets: CallerBudgets,
): void {
  const options = { exposeHeadRoute: false, compress: false } as const;
  server.get<{ Params: { token: string } }>('/invoices/:token', options, async (request, reply) => {
    budgets.spend(callerKey(visitor, request.ip), COST);
    const { name, content } = await createSource().invoiceFiles.openLink(request.params.token, request.ip);
    return reply
      .headers({ ...attachmentHeaders(name), 'cache-control': 'no-store' })
      .type('application/pdf')
      .send(Buffer.from(content));
  });
}
