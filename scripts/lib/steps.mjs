const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
// Lines that nobody watches are printed once; only what takes long says that it has begun.
const longAfter = 2000;

export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * Prints steps with their time: a spinner on a terminal, plain lines elsewhere.
 * `run(name, job)`: `job` receives `detail(text)` for what happens now; the text it resolves to is
 * printed with the finished step.
 */
export function createSteps(
  out = process.stderr,
  plain = !out.isTTY || process.env.TERM === 'dumb',
) {
  return {
    async run(name, job) {
      const from = performance.now();
      let text = '';
      let frame = 0;
      const draw = () => {
        frame = (frame + 1) % frames.length;
        const line = `${frames[frame]} ${name}  ${seconds(performance.now() - from)}  ${text}`;
        out.write(`\r\x1b[K${[...line].slice(0, (out.columns ?? 80) - 1).join('')}`);
      };
      const timer = plain
        ? setTimeout(() => out.write(`… ${name}\n`), longAfter)
        : setInterval(draw, 100);
      const end = (mark, note) => {
        if (plain) clearTimeout(timer);
        else {
          clearInterval(timer);
          out.write('\r\x1b[K');
        }
        out.write(
          `${mark} ${name}${note ? ` (${note})` : ''}  ${seconds(performance.now() - from)}\n`,
        );
      };
      try {
        const result = await job((now) => {
          text = now;
        });
        end('✓', typeof result === 'string' ? result : '');
        return result;
      } catch (error) {
        end('✗', '');
        throw error;
      }
    },
  };
}
