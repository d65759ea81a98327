import type { Language } from '@temple/contracts';

/** A message with a code. Providers of text messages take the code and fill their own template. */
export interface CodeMessage {
  /** Phone number without prefix, or mail address. */
  readonly target: string;
  readonly code: string;
  /** Readable text in the visitor's language. */
  readonly text: string;
  readonly language: Language;
}

/** Delivers codes: by text message or by mail. Rejects when the message was not taken. */
export interface CodeSender {
  send(message: CodeMessage): Promise<void>;
}
