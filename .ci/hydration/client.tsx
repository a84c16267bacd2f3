import { hydrateRoot } from 'react-dom/client';
import { CaseRoot, cases, furtherStories } from './cases.tsx';

const faults: string[] = [];
const print = (...words: unknown[]): void => void faults.push(words.map(String).join(' '));
console.error = print;
console.warn = print;

/** Waits for a frame and the task after it, in which React runs effects. */
const settled = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
  });

/** Only a browser can sanitise HTML. */
const needsBrowser = /^Data\/RichTextView\//;

/** Hydrates a case in its HTML. @returns what React prints or throws meanwhile, and that a reader had to wait for it */
async function hydrate(name: string, html: string): Promise<string[]> {
  const one = [...cases, ...furtherStories].find((other) => other.name === name);
  if (!one) throw new Error(`no case ${name}`);
  faults.length = 0;
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const served = container.textContent?.length ?? 0;
  const root = hydrateRoot(container, <CaseRoot {...one} />, {
    onRecoverableError: (error) => print(error),
    onUncaughtError: (error) => print(error),
    onCaughtError: (error) => print(error),
  });
  await settled();
  await settled();
  const shown = container.textContent?.length ?? 0;
  if (shown > served * 1.3 + 10 && !needsBrowser.test(name))
    print(`a server renders ${served} characters of it, the browser ${shown}`);
  root.unmount();
  container.remove();
  return [...faults];
}

Object.assign(globalThis, { hydrate });
