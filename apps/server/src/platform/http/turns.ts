/** Runs work when its turn comes. */
export type Turns = <Result>(isUrgent: boolean, work: () => Promise<Result>) => Promise<Result>;

/** Milliseconds after which a call no longer counts: it waits for something else, as another server. */
const longestTurn = 100;

/** Urgent work goes before what has waited up to so many milliseconds longer. */
const urgentLead = 100;

interface Waiting {
  since: number;
  start(): void;
}

/**
 * Lets few calls be worked on at once, urgent ones first, otherwise in the order in which they came. Each step of a
 * call, as a statement in a thread, waits for all that is ready before it: with fifty calls at once one of many steps
 * would take ten times as long as one of few.
 */
export function makeTurns(most: number, longest = longestTurn): Turns {
  const urgent: Waiting[] = [];
  const usual: Waiting[] = [];
  let running = 0;

  function startNext(): void {
    const [first = null] = urgent;
    const [other = null] = usual;
    const isUrgent = first !== null && (other === null || first.since - other.since < urgentLead);
    const next = (isUrgent ? urgent : usual).shift();
    if (next) next.start();
    else running -= 1;
  }
  function turn(isUrgent: boolean): Promise<void> {
    if (running < most) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((start) => {
      (isUrgent ? urgent : usual).push({ since: performance.now(), start });
    });
  }
  return async (isUrgent, work) => {
    await turn(isUrgent);
    let isCounted = true;
    const end = (): void => {
      if (isCounted) startNext();
      isCounted = false;
    };
    const timer = setTimeout(end, longest);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      end();
    }
  };
}
