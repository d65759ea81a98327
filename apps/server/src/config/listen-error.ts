import { StartProblem } from './start-problem.ts';

/** Turns the error of `listen()` into one clear line; other errors are returned as they are. */
export function explainListenError(
  error: unknown,
  { host, port }: { host: string; port: number },
): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartProblem(
        `Port ${port} is in use by another program: end it, or choose another port, for example PORT=${port < 65_535 ? port + 1 : 8080} npm start.`,
        { cause: error },
      );
    case 'EACCES':
      return new StartProblem(
        `Port ${port} may not be opened by this user: choose a port above 1023, for example PORT=8080 npm start.`,
        { cause: error },
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartProblem(
        `HOST ${host} is not an address of this machine: leave HOST out for this machine only, or set HOST=0.0.0.0 for every network.`,
        { cause: error },
      );
    default:
      return error;
  }
}
