import type { FieldError } from '@temple/contracts';

/**
 * Why a call did not give data.
 * - `domain`: the server decided (refused, not found, invalid…); `code`, `msg` and `fields` are its own
 * - `offline`, `network`: nothing arrived; safe to try again
 * - `timeout`: no answer in time; silent in the error policy (specification, section 8)
 * - `http`: a transport status such as 404 or 503
 */
export interface ApiError {
  readonly kind: 'domain' | 'offline' | 'network' | 'timeout' | 'http';
  readonly code: number;
  readonly msg: string;
  readonly fields: readonly FieldError[];
  /** `GET /pub/…` of the call. */
  readonly call: string;
}

/** Whether a value is an error of a call, as hooks return it. */
export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'kind' in value && 'call' in value;
}
