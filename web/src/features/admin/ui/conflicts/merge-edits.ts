/** The unit of comparison when two people have edited the same object: a field, or a cell of a table. */
export interface EditPart {
  /** Unique among the parts. */
  id: string;
  label: string;
  /** Compared as JSON. */
  value: unknown;
  /** The formatted value. */
  text: string;
}

/** A part that two people have changed to different values. */
export interface Conflict {
  id: string;
  label: string;
  /** The two formatted values; null if the part was removed. */
  mine: string | null;
  theirs: string | null;
}

/** The result of merging two edits of the same version. */
export interface Merge {
  /** The values by part id: the changed one or, in a conflict, mine. */
  values: Map<string, unknown>;
  conflicts: Conflict[];
  /** The labels of parts that only the other user has changed. */
  taken: string[];
}

/** Merges two edits of the same version, part by part. Any of the three may lack a part. */
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
