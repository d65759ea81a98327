/** A reason to stop that the reader can act on: printed as it is, without a stack trace. */
export class Problem extends Error {}

/** Runs a script's body and ends the process: a problem is one clear line, anything else a defect. */
export async function main(body) {
  try {
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    if (error instanceof Problem) console.error(`✗ ${error.message}`);
    else if (error?.code === 'ENOSPC')
      console.error('✗ The disk is full: free some space and start again.');
    else console.error(error);
    process.exitCode = 1;
  }
}
