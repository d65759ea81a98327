declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { pretendToBeVisual?: boolean; url?: string });
    readonly window: Window & typeof globalThis;
  }
}

interface ImportMeta {
  /** Vite's: all modules of a pattern. */
  glob(
    pattern: string,
    options: { eager: true; query?: string; import?: string },
  ): Record<string, unknown>;
}
