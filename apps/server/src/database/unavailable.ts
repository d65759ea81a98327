const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01', // the administrator closed the connection
  '57P02', // a crash of another connection closed this one
  '57P03', // starting up or shutting down
  '53300', // too many connections
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
]);

/**
 * True when a query failed because the database is away or overloaded, not because of the query:
 * the web server answers 503 with Retry-After. What was sent may or may not have been done.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: string };
  if (code !== undefined && codes.has(code)) return true;
  return (
    /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable/.test(
      error.message,
    ) || isUnavailable(error.cause)
  );
}
