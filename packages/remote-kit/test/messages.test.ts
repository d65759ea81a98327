import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '../src/index.ts';

let messages: (typeof import('../src/messages.ts'))['messages'];

beforeEach(async () => {
  vi.resetModules();
  ({ messages } = await import('../src/messages.ts'));
});

const texts = (list: readonly Message[]) => list.map((message) => message.text);

describe('messages', () => {
  it('wait in order until the shell takes them, and are shown once', () => {
    messages.show({ text: 'one' });
    messages.show({ text: 'two', kind: 'error' });
    const taken: Message[] = [];
    messages.take((message) => taken.push(message));
    expect(taken).toEqual([{ text: 'one' }, { text: 'two', kind: 'error' }]);
    messages.show({ text: 'three' });
    expect(texts(taken)).toEqual(['one', 'two', 'three']);
    const again: Message[] = [];
    messages.take((message) => again.push(message));
    expect(again).toEqual([]);
  });

  it('wait again when the shell lets go', () => {
    const first: Message[] = [];
    messages.take((message) => first.push(message))();
    messages.show({ text: 'meanwhile' });
    const second: Message[] = [];
    messages.take((message) => second.push(message));
    expect([texts(first), texts(second)]).toEqual([[], ['meanwhile']]);
  });

  it('tell the shell when there is a first one, so that it loads what shows them', () => {
    const listener = vi.fn();
    const stop = messages.subscribe(listener);
    expect(messages.any()).toBe(false);
    messages.show({ text: 'one' });
    expect(messages.any()).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    messages.show({ text: 'two' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
