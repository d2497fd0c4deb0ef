import type { FastifyInstance } from 'fastify';
import type { ContextFactory } from '../http/create-context.ts';

/** Serves the specification's calls under `/api`. */
export async function registerRest(server: FastifyInstance, createContext: ContextFactory): Promise<void> {
  await server.register(
    async (api) => {
      api.get('/getProducts', async (request) =>
        (await createContext(request)).services.catalogue.categories(),
      );
    },
    { prefix: '/api' },
  );
}
