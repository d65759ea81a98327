import type { Column, ColumnLink, Language } from '@temple/contracts';
import { localText, type LocalText } from '../../text/choose.ts';

/** A column as the table keeps it. */
export interface ColumnRow {
  readonly id: string;
  readonly code: string;
  readonly parentId: string | null;
  readonly kind: 'article' | 'library';
  readonly names: LocalText;
  readonly summaries: LocalText;
}

/** The columns of a temple as a tree, in order. */
export class ColumnTree {
  readonly rows: readonly ColumnRow[];
  readonly #byId: ReadonlyMap<string, ColumnRow>;

  constructor(rows: readonly ColumnRow[]) {
    this.rows = rows;
    this.#byId = new Map(rows.map((row) => [row.id, row]));
  }

  find(code: string): ColumnRow | undefined {
    return this.rows.find((row) => row.code === code);
  }

  get(id: string): ColumnRow | undefined {
    return this.#byId.get(id);
  }

  children(id: string | null): ColumnRow[] {
    return this.rows.filter((row) => row.parentId === id);
  }

  /** The column and everything below it. */
  withDescendants(row: ColumnRow): string[] {
    return [row.id, ...this.children(row.id).flatMap((child) => this.withDescendants(child))];
  }

  /** From the top down to the column itself. */
  path(row: ColumnRow): ColumnRow[] {
    const parent = row.parentId ? this.#byId.get(row.parentId) : undefined;
    return parent ? [...this.path(parent), row] : [row];
  }
}

export function columnLink(row: ColumnRow, language: Language): ColumnLink {
  return { code: row.code, name: localText(row.names, language), kind: row.kind };
}

/** A column with its direct sub-columns, as lists and the navigation show it. */
export function columnView(tree: ColumnTree, row: ColumnRow, language: Language): Column {
  const one = (column: ColumnRow) => ({
    ...columnLink(column, language),
    summary: localText(column.summaries, language),
  });
  return { ...one(row), children: tree.children(row.id).map(one) };
}
