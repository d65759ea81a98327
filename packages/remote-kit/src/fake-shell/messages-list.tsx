import { useEffect, useState } from 'react';
import { messages, type Message } from '../messages.ts';
import s from './fake-shell.module.css';

/** Messages of the page, the newest first: the shell would show them for some seconds. */
export function MessagesList() {
  const [list, setList] = useState<readonly Message[]>([]);
  useEffect(
    () => messages.take((message) => setList((before) => [message, ...before.slice(0, 4)])),
    [],
  );
  return (
    <ul className={s.messages} role="status">
      {list.map((message, index) => (
        <li key={list.length - index}>
          {message.kind ?? 'info'}: {message.text}
        </li>
      ))}
    </ul>
  );
}
