/** A short message over the page. It adds to what stands beside a field, it never replaces it. */
export interface Message {
  readonly text: string;
  readonly kind?: 'info' | 'success' | 'warning' | 'error';
}

type Taker = (message: Message) => void;

/** Messages on their way from pages to the shell, which shows them. */
class Messages {
  readonly #waiting: Message[] = [];
  readonly #listeners = new Set<() => void>();
  #taker: Taker | undefined;
  #any = false;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether there ever was one: only then does the shell load what shows them. */
  readonly any = (): boolean => this.#any;

  /** Hands a message to the shell. */
  show(message: Message): void {
    this.#any = true;
    if (this.#taker) this.#taker(message);
    else this.#waiting.push(message);
    for (const listener of this.#listeners) listener();
  }

  /** For the shell: takes all messages from now on, those that wait first. */
  take(taker: Taker): () => void {
    this.#taker = taker;
    for (const message of this.#waiting.splice(0)) taker(message);
    return () => {
      this.#taker = undefined;
    };
  }
}

export const messages = new Messages();
