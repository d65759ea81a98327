import createPurifier, { type DOMPurify } from 'dompurify';

/** What the browser makes of a text: clean HTML, and whether anything had to go. */
export interface Sanitised {
  readonly html: string;
  readonly untouched: boolean;
}

let purifier: DOMPurify | undefined;

/** Browser only. The server has its own sanitiser; this one holds when the first was fooled. */
export function sanitise(html: string): Sanitised {
  // Asked for here, not at import: this module is also loaded where no window exists.
  purifier ??= createPurifier(window);
  const clean = purifier.sanitize(html, {
    USE_PROFILES: { html: true },
    // An article is text to read: no forms, nothing that plays by itself, no styles that the CSP refuses.
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'dialog'],
    FORBID_ATTR: ['style', 'autoplay', 'class', 'id', 'name', 'tabindex'],
    ADD_ATTR: ['target'],
  });
  return { html: clean, untouched: purifier.removed.length === 0 };
}
