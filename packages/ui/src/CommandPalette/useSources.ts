import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Command, CommandSource } from './command.ts';
import type { Result } from './rows.ts';

/** Typing rests when no key came for so long. */
const restMs = 150;

interface Answer {
  query: string;
  state: Result['state'];
  commands: readonly Command[];
}

const noMarks = { title: [], note: [] };

/**
 * Asks every source for the words once typing rests, each by itself: a slow or broken one holds up
 * nothing. What was found before stays until the next answer, so that nothing jumps.
 */
export function useSources(sources: readonly CommandSource[], query: string) {
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({});
  const running = useRef<AbortController>(undefined);
  const words = query.trim();

  const tell = (id: string, state: Answer['state'], commands?: readonly Command[]): void =>
    setAnswers((known) => ({
      ...known,
      [id]: { query: words, state, commands: commands ?? known[id]?.commands ?? [] },
    }));

  const ask = (): void => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    for (const { id, search, minLength = 1 } of sources) {
      const known = answers[id];
      const isAnswered = known?.query === words && known.state === 'done';
      if (words.length < minLength || isAnswered) continue;
      tell(id, 'pending');
      search(words, stop.signal).then(
        (commands) => stop.signal.aborted || tell(id, 'done', commands),
        () => stop.signal.aborted || tell(id, 'failed', []),
      );
    }
  };

  const askNow = useEffectEvent((typed: string): void => {
    if (typed === words) ask();
  });
  useEffect(() => {
    const timer = setTimeout(() => askNow(words), restMs);
    return () => {
      clearTimeout(timer);
      running.current?.abort();
    };
  }, [words]);

  const results = sources
    .filter(({ minLength = 1 }) => words.length >= minLength)
    .map(({ id, label }): Result => {
      const answer = answers[id];
      const isOld = answer?.query !== words;
      return {
        id,
        label,
        state: isOld ? 'pending' : answer.state,
        hits: (answer?.commands ?? []).map((command) => ({ command, marks: noMarks })),
      };
    });
  return { results, retry: ask };
}
