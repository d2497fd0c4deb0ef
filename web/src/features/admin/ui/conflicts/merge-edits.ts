/**
 * What is compared and chosen as one when two people have edited the same thing: a field, or a cell of a
 * table.
 */
export interface EditPart {
  /** Names it among the parts. */
  id: string;
  label: string;
  /** Compared as JSON. */
  value: unknown;
  /** The value in words. */
  text: string;
}

/** A part that two people have changed into different values. */
export interface Conflict {
  id: string;
  label: string;
  /** The two values in words; null: the part is gone there. */
  mine: string | null;
  theirs: string | null;
}

/** What came of two edits of the same version. */
export interface Merge {
  /** The value of each part by its id: the one that was changed; of a conflict, mine. */
  values: Map<string, unknown>;
  conflicts: Conflict[];
  /** Labels of what only the other one has changed. */
  taken: string[];
}

/**
 * Joins two edits that were made from the same version, part by part. A part may be missing in any of the
 * three.
 */
export function mergeEdits(
  before: readonly EditPart[],
  mine: readonly EditPart[],
  theirs: readonly EditPart[],
): Merge {
  const [old, own, other] = [before, mine, theirs].map(
    (parts) => new Map(parts.map((part) => [part.id, part])),
  );
  const merge: Merge = { values: new Map(), conflicts: [], taken: [] };
  for (const id of new Set([...mine, ...theirs].map((part) => part.id))) {
    const [was, my, their] = [old?.get(id), own?.get(id), other?.get(id)];
    const isMineNew = !isSame(my, was) && !isSame(my, their);
    const isTheirsNew = !isSame(their, was) && !isSame(my, their);
    merge.values.set(id, (isMineNew ? my : their)?.value);
    if (!isTheirsNew) continue;
    const label = their?.label ?? my?.label ?? id;
    if (isMineNew) merge.conflicts.push({ id, label, mine: my?.text ?? null, theirs: their?.text ?? null });
    else merge.taken.push(label);
  }
  return merge;
}

function isSame(one: EditPart | undefined, other: EditPart | undefined): boolean {
  return JSON.stringify(one?.value) === JSON.stringify(other?.value);
}
