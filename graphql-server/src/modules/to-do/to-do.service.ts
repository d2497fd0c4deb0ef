import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { can, type StaffActor } from '../../shared/principal.ts';
import type { ToDoEntries } from './to-do.registry.ts';

/** Number of open tasks by kind; null for those that the caller may not see. */
export type ToDo = Readonly<Record<string, number | null>>;

/** Open tasks in the back office. */
export class ToDoService {
  constructor(
    private readonly em: EntityManager,
    private readonly entries: readonly ToDoEntries[],
  ) {}

  /** Uses one statement. */
  async count(principal: StaffActor): Promise<ToDo> {
    const seen = this.entries.filter(({ permission }) => can(principal, permission));
    const nothing = Object.fromEntries(
      this.entries.flatMap(({ names }) => names.map((name) => [name, null])),
    );
    if (seen.length === 0) return nothing;
    const parts = seen.map(({ count }, index) => sql`(${count}) ${sql.ref(`part_${index}`)}`);
    const { rows } = await sql<ToDo>`select * from ${sql.join(parts)}`.execute(this.em.getKysely());
    return { ...nothing, ...rows[0] };
  }
}
