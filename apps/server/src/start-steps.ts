/** Prints the steps of a start: a line each, with what it took. */
export class StepPrinter<Step extends string> {
  readonly #titles: Readonly<Record<Step, string>>;
  #current: { step: Step; began: number; detail: string } | undefined;

  constructor(titles: Readonly<Record<Step, string>>) {
    this.#titles = titles;
  }

  /** A step began, or the current one got further. */
  at(step: Step, detail: string): void {
    if (this.#current?.step === step) {
      this.#current.detail = detail;
      this.#draw();
      return;
    }
    this.#finish('✓');
    this.#current = { step, began: performance.now(), detail };
    this.#draw();
  }

  done(): void {
    this.#finish('✓');
  }

  failed(): void {
    this.#finish('✗');
  }

  #draw(): void {
    if (!process.stdout.isTTY || !this.#current) return;
    process.stdout.write(
      `\r\x1b[K  … ${this.#titles[this.#current.step]}: ${this.#current.detail}`,
    );
  }

  #finish(mark: string): void {
    const current = this.#current;
    if (!current) return;
    this.#current = undefined;
    const took = ((performance.now() - current.began) / 1000).toFixed(1);
    const start = process.stdout.isTTY ? '\r\x1b[K' : '';
    console.log(`${start}  ${mark} ${this.#titles[current.step]}  ${current.detail}  (${took} s)`);
  }
}
