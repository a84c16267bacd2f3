import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from './compare.ts';

const style = `
:root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; grid-template-columns: 340px 1fr; height: 100vh; }
nav { overflow: auto; border-right: 1px solid #8886; padding: 12px; }
main { overflow: auto; padding: 12px; }
h1 { font-size: 16px; margin: 0 0 8px; }
h2 { font-size: 16px; margin: 0; }
nav button.entry { display: block; width: 100%; text-align: left; border: 0; background: none; color: inherit; font: inherit; padding: 4px 6px; border-radius: 4px; cursor: pointer; }
nav button[aria-current='true'] { background: #0e5a6333; }
fieldset { border: 0; padding: 0; margin: 0 0 8px; display: flex; flex-wrap: wrap; gap: 4px 12px; }
input[type='search'] { width: 100%; box-sizing: border-box; margin-bottom: 8px; font: inherit; }
.kind { font-size: 12px; padding: 0 4px; border: 1px solid; border-radius: 4px; }
.pictures { display: flex; gap: 12px; align-items: flex-start; margin-top: 12px; }
figure { margin: 0; flex: 1 1 0; min-width: 0; }
img { max-width: 100%; border: 1px solid #8886; display: block; }
.overlay { position: relative; display: inline-block; }
.overlay img + img { position: absolute; inset: 0 auto auto 0; }
`;

/** Runs in the report, opened as a file: filters the list and shows the chosen capture. */
const script = `
const entries = JSON.parse(document.getElementById('entries').textContent);
const list = document.getElementById('list');
const search = document.getElementById('search');
const shown = document.getElementById('shown');
const picked = (name) => [...document.querySelectorAll('[name=' + name + ']:checked')].map((box) => box.value);
let current = null;
const element = (tag, props = {}, ...children) => {
  const node = Object.assign(document.createElement(tag), props);
  node.append(...children);
  return node;
};
const source = (folder, { picture }) => folder + '/' + encodeURIComponent(picture);
const figure = (folder, caption, entry) =>
  element('figure', {}, element('figcaption', { textContent: caption }), element('a', { href: source(folder, entry), target: '_blank' }, element('img', { src: source(folder, entry), alt: caption })));
function pictures(entry, view) {
  if (entry.kind === 'failed') return element('p', { textContent: entry.reason });
  if (entry.kind === 'added') return figure('current', 'Current', entry);
  if (entry.kind === 'removed') return figure('base', 'Base', entry);
  if (view === 'difference') return figure('diff', 'Difference', entry);
  if (view === 'overlay') {
    const above = element('img', { src: source('current', entry), alt: 'Current' });
    const slider = element('input', { type: 'range', min: 0, max: 100, value: 50, ariaLabel: 'Opacity of current' });
    const fade = () => { above.style.opacity = slider.value / 100; };
    slider.addEventListener('input', fade);
    fade();
    return element('div', {}, element('label', {}, 'Base ', slider, ' Current'), element('br'),
      element('div', { className: 'overlay' }, element('img', { src: source('base', entry), alt: 'Base' }), above));
  }
  return element('div', { className: 'pictures' }, figure('base', 'Base', entry), figure('current', 'Current', entry), figure('diff', 'Difference', entry));
}
function show(entry) {
  current = entry;
  for (const button of list.children) button.setAttribute('aria-current', String(button.entry === entry));
  shown.replaceChildren();
  if (!entry) return;
  const facts = [entry.mode, entry.file];
  if (entry.pixels) facts.push(entry.pixels.toLocaleString('en') + ' pixels differ');
  if (entry.sizes) facts.push(entry.sizes.base + ' → ' + entry.sizes.current);
  shown.append(element('h2', { textContent: entry.title + ' / ' + entry.name }), element('p', { textContent: facts.join(' · ') }), pictures(entry, picked('view')[0]));
}
function filter() {
  const kinds = picked('kind');
  const text = search.value.toLowerCase();
  const wanted = entries.filter((entry) => kinds.includes(entry.kind) && (entry.title + '/' + entry.name + ' ' + entry.mode).toLowerCase().includes(text));
  list.replaceChildren(...wanted.map((entry) => {
    const button = element('button', { className: 'entry', entry },
      element('span', { className: 'kind', textContent: entry.kind }), ' ' + entry.title + ' / ' + entry.name + ' · ' + entry.mode);
    button.addEventListener('click', () => show(entry));
    return button;
  }));
  show(wanted.includes(current) ? current : wanted[0] ?? null);
}
for (const box of document.querySelectorAll('[name=kind]')) box.addEventListener('change', filter);
for (const box of document.querySelectorAll('[name=view]')) box.addEventListener('change', () => show(current));
search.addEventListener('input', filter);
document.addEventListener('keydown', ({ key, target }) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (!step || target.type === 'range' || target.type === 'radio') return;
  const buttons = [...list.children];
  const next = buttons[buttons.findIndex((button) => button.entry === current) + step];
  if (next) { show(next.entry); next.scrollIntoView({ block: 'nearest' }); }
});
filter();
`;

const kinds = ['changed', 'added', 'removed', 'failed'] as const;

const choice = (type: string, name: string, value: string, label: string, isChecked: boolean) =>
  `<label><input type="${type}" name="${name}" value="${value}"${isChecked ? ' checked' : ''}> ${label}</label>`;

/**
 * Writes `index.html` beside the pictures of `compareCaptures`. It opens from the disk without a server.
 * @param headline what was compared
 * @returns the path of the page
 */
export function writeReport(folder: string, headline: string, entries: readonly Entry[]): string {
  mkdirSync(folder, { recursive: true });
  const data = JSON.stringify(entries).replaceAll('<', String.raw`\u003c`);
  const counts = kinds.map((kind) => {
    const count = entries.filter((entry) => entry.kind === kind).length;
    return choice('checkbox', 'kind', kind, `${kind} (${count})`, true);
  });
  const views = ['side by side', 'overlay', 'difference'].map((view, index) =>
    choice('radio', 'view', view, view, index === 0),
  );
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Visual comparison</title>
<style>${style}</style>
<nav>
<h1>${headline.replaceAll('<', '&lt;')}</h1>
<fieldset>${counts.join('')}</fieldset>
<input type="search" id="search" placeholder="Story or mode" aria-label="Story or mode">
<div id="list"></div>
</nav>
<main>
<fieldset>${views.join('')}</fieldset>
<div id="shown">${entries.length === 0 ? 'No difference.' : ''}</div>
</main>
<script type="application/json" id="entries">${data}</script>
<script>${script}</script>
</html>
`;
  const path = join(folder, 'index.html');
  writeFileSync(path, page);
  return path;
}
