import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Languages that texts are kept in; zh-Hant is made from zh. */
export type Language = 'zh' | 'en' | 'bo';

/** A short text in the languages it exists in. */
export type Names = Partial<Record<Language, string>>;

export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

// The driver writes objects as JSON by itself but arrays as PostgreSQL arrays, so JSON is passed as text.
type JsonColumn<T extends object | null> = JSONColumnType<T>;
type JsonDefault<T extends object | null> = ColumnType<T, string | undefined, string>;
type InstantDefault = ColumnType<Date, Date | string | undefined, Date | string>;
type InstantOrNull = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;

/** The database fills it from the open scope; naming another temple is refused. */
interface OfTemple {
  temple_id: Generated<string>;
}

interface WithId extends OfTemple {
  id: Generated<string>;
}

export interface TempleTable {
  id: string;
  names: JsonColumn<Names>;
  primary_color: string;
  default_language: string;
  languages: string[];
  modules: string[];
  profile: JsonDefault<Record<string, Json>>;
  created_at: InstantDefault;
}

export interface TempleConfigTable extends OfTemple {
  code: string;
  key: string;
  /** JSON text on writing. */
  value: ColumnType<Json, string, string>;
}

export interface TempleDictTable extends OfTemple {
  code: string;
  value: string;
  position: Generated<number>;
  name: JsonColumn<Names>;
}

export interface TempleAgreementTable extends OfTemple {
  code: string;
  language: string;
  title: string;
  body_html: string;
  updated_at: InstantDefault;
}

export interface ContentColumnTable extends WithId {
  code: string;
  parent_id: string | null;
  kind: 'article' | 'library';
  names: JsonColumn<Names>;
  summaries: JsonDefault<Names>;
  position: Generated<number>;
  visible: Generated<boolean>;
}

export interface ArticleTable extends WithId {
  column_id: string;
  slug: string;
  published_at: InstantDefault;
  cover: ColumnType<Json, string | null | undefined, string | null>;
  tags: Generated<string[]>;
  author: string | null;
  /** Front matter keys that nothing reads yet. */
  extra: JsonDefault<Record<string, Json>>;
  view_num: Generated<number>;
}

interface TextColumns extends OfTemple {
  language: string;
  title: string;
  summary: Generated<string>;
  body_html: Generated<string>;
}

export interface ArticleTextTable extends TextColumns {
  article_id: string;
  /** Where the text was imported from. */
  source: ColumnType<Json, string | null | undefined, string | null>;
  content_hash: string | null;
}

export interface StoredFileTable extends WithId {
  sha256: string;
  /** Relative to the store's root. */
  path: string;
  mime: string;
  size: number;
  width: number | null;
  height: number | null;
  original_name: string;
  created_at: InstantDefault;
}

export interface AttachmentTable extends WithId {
  article_id: string;
  position: Generated<number>;
  name: string;
  file_id: string;
}

export interface LibraryFileTable extends WithId {
  column_id: string;
  slug: string;
  file_id: string;
  /** File extension without the dot. */
  type: string;
  classification: string | null;
  created_at: InstantDefault;
  published_at: InstantDefault;
  download_num: Generated<number>;
}

export interface LibraryFileTextTable extends TextColumns {
  library_file_id: string;
}

export interface BannerTable extends WithId {
  position: Generated<number>;
  image: ColumnType<Json, string, string>;
  titles: JsonDefault<Names>;
  summaries: JsonDefault<Names>;
  link: ColumnType<Json, string | null | undefined, string | null>;
}

export interface ImportRunTable extends WithId {
  started_at: InstantDefault;
  finished_at: InstantOrNull;
  folder: string;
  counts: JsonDefault<Record<string, number>>;
  problems: ColumnType<Json, string | undefined, string>;
}

export interface ImportSourceTable extends OfTemple {
  kind: string;
  path: string;
  content_hash: string;
  target_id: string;
}

export interface AccountTable extends WithId {
  tel: string | null;
  /** In lower case. */
  email: string | null;
  password_hash: string | null;
  /** 3 is passed (specification, section 4). */
  card_auth_status: Generated<number>;
  created_at: InstantDefault;
}

export interface AccountSessionTable extends WithId {
  account_id: string;
  transport: 'cookie' | 'header';
  /** Digest of the device's name. */
  device: string;
  created_at: InstantDefault;
  used_at: InstantDefault;
  rotated_at: InstantDefault;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  ended_at: InstantOrNull;
  ended_reason: 'out' | 'everywhere' | 'reset' | 'reuse' | null;
}

export interface AccountSessionTokenTable extends OfTemple {
  token_hash: string;
  session_id: string;
  issued_at: InstantDefault;
  used_at: InstantOrNull;
  replaced_at: InstantOrNull;
}

export interface VerificationCodeTable extends OfTemple {
  purpose: string;
  /** Digest of the number or address. */
  target: string;
  code_hash: string;
  tries: Generated<number>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  used_at: InstantOrNull;
}

export interface AttemptLogTable extends OfTemple {
  key: string;
  times: Date[];
}

export interface DailyCountTable extends OfTemple {
  key: string;
  day: string;
  count: number;
}

export interface OutboxTable extends WithId {
  kind: 'sms' | 'mail';
  target: string;
  text: string;
  created_at: InstantDefault;
}

/** Tables whose rows belong to a temple: reachable only inside `inTemple`. */
export interface TempleTables {
  temple: TempleTable;
  temple_config: TempleConfigTable;
  temple_dict: TempleDictTable;
  temple_agreement: TempleAgreementTable;
  content_column: ContentColumnTable;
  article: ArticleTable;
  article_text: ArticleTextTable;
  stored_file: StoredFileTable;
  attachment: AttachmentTable;
  library_file: LibraryFileTable;
  library_file_text: LibraryFileTextTable;
  banner: BannerTable;
  import_run: ImportRunTable;
  import_source: ImportSourceTable;
  account: AccountTable;
  account_session: AccountSessionTable;
  account_session_token: AccountSessionTokenTable;
  verification_code: VerificationCodeTable;
  attempt_log: AttemptLogTable;
  daily_count: DailyCountTable;
  outbox: OutboxTable;
  /** The same for every temple; here so that temple queries can join it. */
  area: AreaTable;
}

export interface AreaTable {
  id: number;
  parent_id: number | null;
  level: number;
  names: JsonColumn<Names>;
}

export interface RegistryRevisionTable {
  number: ColumnType<number, never, never>;
  document: ColumnType<Json, string, never>;
  note: ColumnType<string, string | undefined, never>;
  created_at: ColumnType<Date, never, never>;
}

/** Tables that no temple owns. */
export interface PlatformTables {
  registry_revision: RegistryRevisionTable;
  area: AreaTable;
}

/** What the owner of the schema may reach beyond that: how temples come to be. */
export interface OwnerTables extends PlatformTables, TempleTables {
  temple_host: { host: string; temple_id: string };
}

/** What `db` queries. */
export type Database = TempleTables;
