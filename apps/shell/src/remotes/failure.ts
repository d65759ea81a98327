/** Why a page of a remote cannot be shown: a closed list, each with its own words for the visitor. */
export type FailureKind =
  | 'disabled'
  | 'incompatible'
  | 'entry-network'
  | 'entry-execution'
  | 'integrity'
  | 'contract'
  | 'page-chunk'
  | 'render';

export class RemoteFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'RemoteFailure';
    this.kind = kind;
  }
}

/** Kinds that a further try can cure. */
export function isTransient(kind: FailureKind): boolean {
  return kind === 'entry-network' || kind === 'page-chunk' || kind === 'entry-execution';
}
