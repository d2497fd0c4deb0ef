import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** What the migrations need of PostgreSQL's extensions; the embedded database has none unless it is opened with them. */
export const embeddedExtensions = { btree_gin, pg_trgm };
