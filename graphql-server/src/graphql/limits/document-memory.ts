import { hash } from 'node:crypto';
import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { type DocumentNode, type GraphQLFormattedError, Kind } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { CoreContext } from '../../core/core-services.ts';

/**
 * A document in memory is about a hundred times as large as its text; the shop's own add up to 100,000
 * characters.
 */
const MAX_VALID_CHARACTERS = 400_000;
const MAX_FAILED_CHARACTERS = 2_000_000;

/**
 * Caches documents by text: valid ones parsed, invalid ones with their errors, so that resending an invalid
 * document costs the shop nothing. Apollo Server's document store would cache only valid ones, up to thirty
 * million characters.
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

  /** Whether a document is already cached. */
  knows(source: string): boolean {
    const key = hash('sha256', source);
    return this.#valid.has(key) || this.#failed.has(key);
  }

  /**
   * The store that Apollo Server reads before it parses a document. Its keys end with the document's hash.
   */
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

  /** Records which documents fail, and repeats their errors. */
  readonly plugin: ApolloServerPlugin<CoreContext> = {
    requestDidStart: async () => {
      let isBad = false;
      return {
        parsingDidStart: async () => async (error) => {
          isBad = error !== undefined;
        },
        validationDidStart: async () => async (errors) => {
          isBad = errors !== undefined && errors.length > 0;
        },
        responseForOperation: async ({ document, contextValue: { requestId } }) => {
          if (!(document instanceof FailedDocument)) return null;
          const http = { status: 400, headers: new HeaderMap() };
          const errors = document.errors.map((error) => ({
            ...error,
            extensions: { ...error.extensions, requestId },
          }));
          return { http, body: { kind: 'single', singleResult: { errors } } };
        },
        willSendResponse: async ({ queryHash, response: { body } }) => {
          if (!isBad || !queryHash || body.kind !== 'single') return;
          this.#failed.set(queryHash, new FailedDocument(body.singleResult.errors ?? []));
        },
      };
    },
  };
}

/** Represents an invalid document: no operation, only its errors. */
class FailedDocument implements DocumentNode {
  readonly kind = Kind.DOCUMENT;
  readonly definitions = [];

  constructor(readonly errors: readonly GraphQLFormattedError[]) {}
}

function hashIn(key: string): string {
  return key.slice(key.lastIndexOf(':') + 1);
}
