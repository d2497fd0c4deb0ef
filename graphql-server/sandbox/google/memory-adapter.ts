import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Row {
  model: string;
  payload: AdapterPayload;
  /** ms since 1970. */
  expiresAt: number;
}

/** Maximum number of entries: anyone can start a flow, and nobody has to finish it. */
const CAPACITY = 1000;

/**
 * Creates a store for a provider's sessions and codes. It is in this process's memory and evicts the oldest
 * entries.
 */
export function memoryAdapter(): (model: string) => Adapter {
  const rows = new Map<string, Row>();

  function upsert(key: string, row: Row): void {
    rows.delete(key);
    rows.set(key, row);
    const [oldest] = rows.keys();
    if (rows.size > CAPACITY && oldest !== undefined) rows.delete(oldest);
  }

  function find(model: string, isWanted: (row: Row, key: string) => boolean): AdapterPayload | undefined {
    for (const [key, row] of rows) {
      if (row.model === model && row.expiresAt > Date.now() && isWanted(row, key)) return row.payload;
    }
    return undefined;
  }

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    return {
      upsert: async (id, payload, expiresIn = Number.POSITIVE_INFINITY) =>
        upsert(keyOf(id), { model, payload, expiresAt: Date.now() + expiresIn * 1000 }),
      find: async (id) => find(model, (_row, key) => key === keyOf(id)),
      findByUid: async (uid) => find(model, ({ payload }) => payload.uid === uid),
      findByUserCode: async (code) => find(model, ({ payload }) => payload.userCode === code),
      consume: async (id) => {
        const row = rows.get(keyOf(id));
        if (row) row.payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void rows.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of rows) if (payload.grantId === grantId) rows.delete(key);
      },
    };
  };
}
