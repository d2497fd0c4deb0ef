import { hash } from 'node:crypto';
import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { type DocumentNode, type GraphQLFormattedError, Kind } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../context.ts';

/** A document in memory is about a hundred times as large as its text; the shop's own have 100,000 characters. */
const MAX_VALID_CHARACTERS = 400_000;
const MAX_FAILED_CHARACTERS = 2_000_000;

/**
 * Remembers documents by what they say: those that are valid, parsed, and of those that are not what was wrong, so that to
 * send the same nonsense again costs the shop nothing. Apollo Server's store of documents would remember the valid ones
 * only, thirty million characters of them.
 */
export class DocumentMemory {
  readonly #valid = new LRUCache<string, DocumentNode>({
    maxSize: MAX_VALID_CHARACTERS,
    sizeCalculation: ({ loc }) => Math.max(1, loc?.source.body.length ?? 0),
  });
  readonly #failed = new LRUCache<string, FailedDocument>({
    maxSize: MAX_FAILED_CHARACTERS,
    sizeCalculation: ({ errors }) => JSON.stringify(errors).length,
  });

  /** Whether a document need not be read any more. */
  knows(source: string): boolean {
    const key = hash('sha256', source);
    return this.#valid.has(key) || this.#failed.has(key);
  }

  /** What Apollo Server asks before it reads a document. Its keys end with the document's hash. */
  readonly store = {
    get: async (key: string): Promise<DocumentNode | undefined> => {
      const name = hashIn(key);
      return this.#valid.get(name) ?? this.#failed.get(name);
    },
    set: async (key: string, document: DocumentNode): Promise<void> => {
      this.#valid.set(hashIn(key), document);
    },
    delete: async (key: string): Promise<boolean> => this.#valid.delete(hashIn(key)),
  };

  /** Learns which documents fail, and answers those that did as before. */
  readonly plugin: ApolloServerPlugin<RequestContext> = {
    requestDidStart: async () => {
      let isBad = false;
      return {
        parsingDidStart: async () => async (error) => {
          isBad = error !== undefined;
        },
        validationDidStart: async () => async (errors) => {
          isBad = errors !== undefined && errors.length > 0;
        },
        responseForOperation: async ({ document }) => {
          if (!(document instanceof FailedDocument)) return null;
          const http = { status: 400, headers: new HeaderMap() };
          return { http, body: { kind: 'single', singleResult: { errors: document.errors } } };
        },
        willSendResponse: async ({ queryHash, response: { body } }) => {
          if (!isBad || !queryHash || body.kind !== 'single') return;
          this.#failed.set(queryHash, new FailedDocument(body.singleResult.errors ?? []));
        },
      };
    },
  };
}

/** Stands for a document that does not hold: without any operation, and with what is wrong. */
class FailedDocument implements DocumentNode {
  readonly kind = Kind.DOCUMENT;
  readonly definitions = [];

  constructor(readonly errors: readonly GraphQLFormattedError[]) {}
}

function hashIn(key: string): string {
  return key.slice(key.lastIndexOf(':') + 1);
}
