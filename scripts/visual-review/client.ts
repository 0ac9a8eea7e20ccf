/** The script of the review page. Everything can be done with the keyboard alone. */
import type { Decision, Item, ShownDifference } from './session.ts';

type Part = 'before' | 'after' | 'difference';

const PARTS: readonly Part[] = ['before', 'after', 'difference'];

const { items, canDecide } = JSON.parse(find('review', HTMLElement).textContent) as {
  items: Item[];
  canDecide: boolean;
};
const filter = find('filter', HTMLInputElement);
const rows = items.map(rowOf);
/** Indexes in the order in which they were decided, for undo. */
const decided: number[] = items.flatMap(({ decision }, index) => (decision === null ? [] : [index]));
let current = 0;
let view: Part | 'all' = 'all';

function find<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The page has no ${kind.name} ${id}.`);
  return element;
}

function rowOf({ story, mode }: Item, index: number): HTMLLIElement {
  const row = document.createElement('li');
  const button = document.createElement('button');
  button.type = 'button';
  button.append(story, Object.assign(document.createElement('small'), { textContent: mode }));
  button.addEventListener('click', () => show(index));
  row.append(button);
  return row;
}

const isOfComponent = ({ story }: Item): boolean =>
  story.replaceAll('-', '').includes(filter.value.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''));

function shownIndexes(): number[] {
  return items.flatMap((item, index) => (isOfComponent(item) ? [index] : []));
}

function show(index: number): void {
  current = index;
  const item = items[index];
  if (!item) return;
  find('title', HTMLElement).textContent = `${item.story}, ${item.mode}`;
  find('facts', HTMLElement).textContent = item.facts;
  for (const part of PARTS) showPicture(part, part === 'difference' ? '' : item[part]);
  void showDifference(index);
  update();
}

function showPicture(part: Part, picture: string, text = picture === '' ? 'There is none.' : ''): void {
  const figure = document.querySelector(`figure[data-part=${part}]`);
  const note = figure?.querySelector('p');
  figure?.querySelector('img')?.remove();
  if (note) note.textContent = text;
  if (picture !== '') figure?.append(Object.assign(new Image(), { src: picture, alt: nameOf(part) }));
}

const nameOf = (part: Part): string => `${items[current]?.story ?? ''}: ${part}`;

async function showDifference(index: number): Promise<void> {
  const { before, after, difference } = items[index] ?? {};
  if (before === '' || after === '') return showPicture('difference', '', 'Nothing to compare with.');
  showPicture('difference', '', 'Comparing …');
  const shown = difference ?? (await loadDifference(index));
  if (current === index) showPicture('difference', shown.picture, shown.text);
}

async function loadDifference(index: number): Promise<ShownDifference> {
  const response = await fetch(`difference/${index}`);
  return response.ok
    ? ((await response.json()) as ShownDifference)
    : { picture: '', text: 'It could not be computed.' };
}

function update(): void {
  const shown = new Set(shownIndexes());
  rows.forEach((row, index) => {
    const decision = items[index]?.decision ?? null;
    const button = row.firstElementChild;
    row.hidden = !shown.has(index);
    if (index === current) button?.setAttribute('aria-current', 'true');
    else button?.removeAttribute('aria-current');
    const mode = row.querySelector('small');
    if (!mode) return;
    mode.textContent = [items[index]?.mode, decision].filter(Boolean).join(' · ');
    mode.dataset.decision = decision ?? '';
  });
  find('progress', HTMLElement).textContent = progressText(shown.size);
  find('undo', HTMLButtonElement).disabled = decided.length === 0;
  find('pictures', HTMLElement).dataset.view = view;
  for (const button of document.querySelectorAll<HTMLElement>('#views button')) {
    button.setAttribute('aria-pressed', String(button.dataset.view === view));
  }
  rows[current]?.scrollIntoView({ block: 'nearest' });
}

const count = (decision: Decision): number => items.filter((item) => item.decision === decision).length;

function progressText(shown: number): string {
  const [accepted, rejected] = [count('accepted'), count('rejected')];
  const all = `${accepted + rejected} of ${items.length}, ${accepted} accepted, ${rejected} rejected`;
  return shown === items.length ? all : `${all}; ${shown} of this component`;
}

function move(step: 1 | -1): void {
  const shown = shownIndexes();
  const next =
    step === 1 ? shown.find((index) => index > current) : shown.findLast((index) => index < current);
  if (next !== undefined) show(next);
}

/** Decisions are written one after the other, in the order in which they were made. */
let queue = Promise.resolve();
let unwritten = 0;

function decide(decision: Decision): void {
  const index = current;
  const item = items[index];
  if (!canDecide || !item) return;
  item.decision = decision;
  decided.push(index);
  post(index, decision);
  const open = shownIndexes().filter((each) => items[each]?.decision === null);
  const next = open.find((each) => each > index) ?? open[0];
  if (next === undefined) update();
  else show(next);
  showSummary();
}

function undo(): void {
  const index = decided.pop();
  const item = index === undefined ? undefined : items[index];
  if (index === undefined || !item) return;
  const earlier = decided.lastIndexOf(index);
  if (earlier >= 0) decided.splice(earlier, 1);
  item.decision = null;
  post(index, null);
  show(index);
  showSummary();
}

function post(index: number, decision: Decision | null): void {
  unwritten += 1;
  queue = queue.then(async () => {
    const response = await send('decision', { index, decision });
    unwritten -= 1;
    if (response !== undefined) return;
    find('progress', HTMLElement).textContent =
      'This decision could not be written: is the review still running?';
  });
}

async function send(name: string, body: object): Promise<string | undefined> {
  try {
    const response = await fetch(name, { method: 'POST', body: JSON.stringify(body) });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

function showSummary(): void {
  const isDone = items.every(({ decision }) => decision !== null);
  find('summary', HTMLElement).hidden = !isDone;
  if (!isDone) return;
  const [accepted, rejected] = [count('accepted'), count('rejected')];
  find('summary-text', HTMLElement).textContent = [
    `${accepted} accepted: commit the changes in .storybook/pictures.`,
    rejected > 0
      ? `${rejected} rejected, whose tests fail until the stories look as before:`
      : 'None rejected.',
  ].join(' ');
  const rejectedItems = items.filter(({ decision }) => decision === 'rejected');
  find('rejected', HTMLElement).replaceChildren(
    ...rejectedItems.map(({ story, mode }) =>
      Object.assign(document.createElement('li'), { textContent: `${story}, ${mode}` }),
    ),
  );
  find('summary-title', HTMLElement).focus();
}

async function finish(): Promise<void> {
  await queue;
  const summary = await send('finish', {});
  find('summary-text', HTMLElement).textContent = summary ?? 'The review was already finished.';
  find('finish', HTMLButtonElement).disabled = true;
}

function setView(next: Part): void {
  view = view === next ? 'all' : next;
  update();
}

const KEYS: Record<string, () => void> = {
  j: () => move(1),
  k: () => move(-1),
  ArrowRight: () => move(1),
  ArrowLeft: () => move(-1),
  a: () => decide('accepted'),
  r: () => decide('rejected'),
  u: undo,
  '1': () => setView('before'),
  '2': () => setView('after'),
  '3': () => setView('difference'),
  '/': () => filter.focus(),
};

document.addEventListener('keydown', (event) => {
  const action = KEYS[event.key];
  const isTyping = event.target === filter;
  if (isTyping && (event.key === 'Escape' || event.key === 'Enter')) {
    if (event.key === 'Escape') filter.value = '';
    applyFilter();
    find('title', HTMLElement).focus();
  } else if (action && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    action();
  }
});

window.addEventListener('beforeunload', (event) => {
  if (unwritten > 0) event.preventDefault();
});

function applyFilter(): void {
  const shown = shownIndexes();
  if (shown.includes(current) || shown[0] === undefined) update();
  else show(shown[0]);
}

find('list', HTMLElement).append(...rows);
find('decisions', HTMLElement).hidden = !canDecide;
filter.addEventListener('input', applyFilter);
find('accept', HTMLElement).addEventListener('click', () => decide('accepted'));
find('reject', HTMLElement).addEventListener('click', () => decide('rejected'));
find('undo', HTMLElement).addEventListener('click', undo);
find('next', HTMLElement).addEventListener('click', () => move(1));
find('previous', HTMLElement).addEventListener('click', () => move(-1));
find('finish', HTMLElement).addEventListener('click', () => void finish());
for (const part of PARTS) {
  document.querySelector(`#views [data-view=${part}]`)?.addEventListener('click', () => setView(part));
}
show(
  Math.max(
    0,
    items.findIndex(({ decision }) => decision === null),
  ),
);
