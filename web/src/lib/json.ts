/** Whether a value of unknown origin is an object, so that its fields can be checked. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The text at a key of a value of unknown origin; null when there is none. */
export function textAt(value: unknown, key: string): string | null {
  const text = isRecord(value) ? value[key] : null;
  return typeof text === 'string' ? text : null;
}

/** Parses a stored text, which may be anything; null when there is none or it is no JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
