import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { run, templeTable } from './temple-table.ts';

/** Columns, articles, library files, banners, the files behind them, and what imports remember. */
export const content: Migration = {
  async up(db: Kysely<any>) {
    await templeTable(db, 'content_column', {
      columns: `code text not null,
                parent_id uuid,
                kind text not null check (kind in ('article', 'library')),
                names jsonb not null,
                summaries jsonb not null default '{}',
                position int not null default 0,
                visible boolean not null default true,
                unique (temple_id, code),
                check (parent_id is distinct from id),
                foreign key (temple_id, parent_id) references content_column (temple_id, id)`,
    });
    await run(db, `create index on content_column (temple_id, parent_id, position, id)`);

    await templeTable(db, 'stored_file', {
      columns: `sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
                path text not null,
                mime text not null,
                size bigint not null check (size >= 0),
                width int,
                height int,
                original_name text not null,
                created_at timestamptz not null default now(),
                unique (temple_id, sha256),
                unique (temple_id, path)`,
    });

    await templeTable(db, 'article', {
      columns: `column_id uuid not null,
                slug text not null check (slug <> ''),
                published_at timestamptz not null default now(),
                cover jsonb,
                tags text[] not null default '{}',
                author text,
                extra jsonb not null default '{}',
                view_num bigint not null default 0,
                unique (temple_id, column_id, slug),
                foreign key (temple_id, column_id) references content_column (temple_id, id)`,
    });
    await templeTable(db, 'article_text', {
      key: ['article_id', 'language'],
      columns: `article_id uuid not null,
                language text not null,
                title text not null,
                summary text not null default '',
                body_html text not null default '',
                source jsonb,
                content_hash text,
                foreign key (temple_id, article_id) references article (temple_id, id) on delete cascade`,
    });
    await templeTable(db, 'attachment', {
      columns: `article_id uuid not null,
                position int not null default 0,
                name text not null,
                file_id uuid not null,
                foreign key (temple_id, article_id) references article (temple_id, id) on delete cascade,
                foreign key (temple_id, file_id) references stored_file (temple_id, id)`,
    });

    await templeTable(db, 'library_file', {
      columns: `column_id uuid not null,
                slug text not null check (slug <> ''),
                file_id uuid not null,
                type text not null,
                classification text,
                created_at timestamptz not null default now(),
                published_at timestamptz not null default now(),
                download_num bigint not null default 0,
                unique (temple_id, column_id, slug),
                foreign key (temple_id, column_id) references content_column (temple_id, id),
                foreign key (temple_id, file_id) references stored_file (temple_id, id)`,
    });
    await templeTable(db, 'library_file_text', {
      key: ['library_file_id', 'language'],
      columns: `library_file_id uuid not null,
                language text not null,
                title text not null,
                summary text not null default '',
                body_html text not null default '',
                foreign key (temple_id, library_file_id) references library_file (temple_id, id) on delete cascade`,
    });

    await templeTable(db, 'banner', {
      columns: `position int not null default 0,
                image jsonb not null,
                titles jsonb not null default '{}',
                summaries jsonb not null default '{}',
                link jsonb`,
    });

    await templeTable(db, 'import_run', {
      columns: `started_at timestamptz not null default now(),
                finished_at timestamptz,
                folder text not null,
                counts jsonb not null default '{}',
                problems jsonb not null default '[]'`,
    });
    await templeTable(db, 'import_source', {
      key: ['kind', 'path'],
      columns: `kind text not null, path text not null, content_hash text not null, target_id uuid not null`,
    });

    await run(
      db,
      `-- Lists read a column from its newest entry on; id breaks ties so that pages do not overlap.
       create index on article (temple_id, column_id, published_at desc, id desc);
       create index on article (temple_id, published_at desc, id desc);
       create index on library_file (temple_id, column_id, published_at desc, id desc);
       create index on library_file (temple_id, published_at desc, id desc);
       create index on attachment (temple_id, article_id, position, id);
       create index on banner (temple_id, position, id);
       create index on import_run (temple_id, started_at desc);
       -- Foreign keys without an index make deleting a file scan the tables that may name it.
       create index on attachment (temple_id, file_id);
       create index on library_file (temple_id, file_id)`,
    );
  },
};
