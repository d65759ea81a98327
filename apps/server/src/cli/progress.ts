const WIDTH = 30;

/** A progress bar on a terminal; elsewhere a line every tenth part. */
export function progressBar(
  out: NodeJS.WriteStream = process.stderr,
): (done: number, total: number) => void {
  let lastTenth = -1;
  return (done, total) => {
    const part = total === 0 ? 1 : done / total;
    if (out.isTTY) {
      const filled = Math.round(part * WIDTH);
      out.write(
        `\r[${'█'.repeat(filled)}${'·'.repeat(WIDTH - filled)}] ${done}/${total}${done === total ? '\n' : ''}`,
      );
      return;
    }
    const tenth = Math.floor(part * 10);
    if (tenth === lastTenth) return;
    lastTenth = tenth;
    out.write(`${done}/${total}\n`);
  };
}
