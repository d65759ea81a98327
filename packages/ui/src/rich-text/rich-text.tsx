import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { cx } from '../lib/cx.ts';
import s from './rich-text.module.css';
import { sanitise } from './sanitise.ts';

export interface RichTextProps {
  /** HTML that the server has already sanitised. */
  readonly html: string;
  /** Language of the text where it differs from the page's. */
  readonly lang?: string;
  readonly className?: string;
}

const never = () => () => {};

/**
 * An article's body. The server renders the HTML as it is given; in the browser it passes DOMPurify
 * before it is set, so that one fooled sanitiser is not enough to run a script.
 */
export function RichText({ html, lang, className }: RichTextProps) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [served] = useState(inBrowser ? null : html);
  const content = useMemo(() => {
    if (!inBrowser) return html;
    const result = sanitise(html);
    // Setting the same text in other spelling would stop a recording that already plays.
    return html === served && result.untouched ? html : result.html;
  }, [html, inBrowser, served]);
  const ref = useRef<HTMLDivElement>(null);
  // Not every browser lets the keyboard scroll a wide table unless it can hold the focus.
  useEffect(() => {
    for (const table of ref.current?.querySelectorAll('table') ?? []) {
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    }
  }, [content]);
  return (
    <div
      ref={ref}
      className={cx(s.text, className)}
      lang={lang}
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}
