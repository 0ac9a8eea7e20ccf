/** A picture of every state: a frame of its story, which is loaded once it is near the screen. */
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { hasPicture, widths, type Mode } from './globals.ts';
import { wordsOf } from './searchWords.ts';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags?: readonly string[];
}

interface State extends Entry {
  /** The page of its component, if it has one. */
  docs: string | undefined;
}

/** As Storybook's globals; a frame cannot be shown in forced colours. */
interface View {
  locale: Mode['locale'];
  theme: Mode['theme'];
  width: Mode['width'];
}

const LOCALES = [
  ['en', 'English'],
  ['ar', 'Arabic'],
] as const;
const THEMES = [
  ['light', 'light'],
  ['dark', 'dark'],
  ['contrast', 'high contrast'],
] as const;
const WIDTHS = [
  ['phone', 'phone'],
  ['desktop', 'desktop'],
] as const;

/** By what a person reads. */
const VIEWS: ReadonlyMap<string, View> = new Map(
  LOCALES.flatMap(([locale, language]) =>
    THEMES.flatMap(([theme, look]) =>
      WIDTHS.map(([width, size]) => [`${language}, ${look}, ${size}`, { locale, theme, width }] as const),
    ),
  ),
);
const [FIRST_VIEW = ''] = VIEWS.keys();

const EVERYTHING = 'Everything';

export function StateIndex() {
  const [states, setStates] = useState<State[] | null>(null);
  const [query, setQuery] = useState('');
  const [group, setGroup] = useState(EVERYTHING);
  const [viewName, setViewName] = useState(FIRST_VIEW);
  const view = VIEWS.get(viewName);
  useEffect(() => {
    // Storybook's own index, so that this page is always up to date.
    void fetch('./index.json')
      .then((response) => response.json() as Promise<{ entries: Record<string, Entry> }>)
      .then(({ entries }) => setStates(statesIn(Object.values(entries))));
  }, []);
  useFocusKept();

  if (!states || !view) return <p>Loading…</p>;
  const groups = Array.from(new Set(states.map(groupOf)));
  const found = states.filter(
    (state) => (group === EVERYTHING || groupOf(state) === group) && isFound(state, query),
  );

  return (
    <div className="sb-unstyled state-index">
      <style>{styles}</style>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <Labelled label="Component, screen or state">
          {(id) => (
            <input id={id} type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
          )}
        </Labelled>
        <Choice label="Part" value={group} options={[EVERYTHING, ...groups]} onChange={setGroup} />
        <Choice label="Mode" value={viewName} options={[...VIEWS.keys()]} onChange={setViewName} />
        <p role="status">
          {found.length} of {states.length} states
        </p>
      </form>
      {Array.from(Map.groupBy(found, groupOf), ([name, own]) => (
        <section key={name}>
          <h2>{name}</h2>
          <ul data-width={view.width}>
            {own.map((state) => (
              <Picture key={`${state.id} ${viewName}`} state={state} view={view} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const groupOf = ({ title }: { title: string }): string => title.split('/', 1)[0] ?? '';

/** Every word of the query is part of the title, the name, or what people call the component. */
function isFound({ title, name }: Entry, query: string): boolean {
  const text = [title, name, ...wordsOf(title)].join(' ').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function statesIn(entries: readonly Entry[]): State[] {
  const docs = new Map(entries.filter(({ type }) => type === 'docs').map(({ title, id }) => [title, id]));
  return (
    entries
      // An example of right or wrong use is no state: its tags keep it out of the sidebar.
      .filter(({ type, name, tags }) => type === 'story' && hasPicture(name) && tags?.includes('dev'))
      .map((entry) => ({ ...entry, docs: docs.get(entry.title) }))
  );
}

function Picture({ state: { id, title, name, docs }, view }: { state: State; view: View }) {
  const item = useRef<HTMLLIElement>(null);
  const isShown = useTurn(item);
  const component = title.slice(title.indexOf('/') + 1);
  const globals = `globals=locale:${view.locale};theme:${view.theme}`;
  return (
    <li ref={item}>
      <div aria-hidden="true">
        {isShown && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- stories of this Storybook, whose mocks need its worker
          <iframe
            title={name}
            tabIndex={-1}
            src={`./iframe.html?id=${id}&viewMode=story&${globals}`}
            style={widths[view.width].styles}
            onLoad={next}
          />
        )}
      </div>
      {docs === undefined ? component : <a href={`?path=/docs/${docs}`}>{component}</a>}{' '}
      <a className="picture" href={`?path=/story/${id}&${globals};viewport.value:${view.width}`}>
        {name}
      </a>
    </li>
  );
}

/** Frames share a thread with this page, so one is loaded after the other. */
const waiting: (() => void)[] = [];
let loading: (() => void) | undefined;

function next(): void {
  loading = waiting.shift();
  loading?.();
}

/** Whether the element is on the screen and had its turn. What has left the screen is taken down. */
function useTurn(element: { current: HTMLElement | null }): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const show = () => setShown(true);
    const enter = () => {
      waiting.push(show);
      if (!loading) next();
    };
    const leave = () => {
      setShown(false);
      if (loading === show) return next();
      const place = waiting.indexOf(show);
      if (place >= 0) waiting.splice(place, 1);
    };
    const observer = new IntersectionObserver(([entry]) => (entry?.isIntersecting ? enter : leave)());
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      leave();
    };
  }, [element]);
  return isShown;
}

/** The steps of a story move the focus into its frame, which nobody can reach otherwise. */
function useFocusKept(): void {
  useEffect(() => {
    let last: Element | null = null;
    const remember = () => (last = document.activeElement);
    const giveBack = () => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLIFrameElement)) return;
      if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true });
      else activeElement.blur();
    };
    document.addEventListener('focusin', remember);
    window.addEventListener('blur', giveBack);
    return () => {
      document.removeEventListener('focusin', remember);
      window.removeEventListener('blur', giveBack);
    };
  }, []);
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly string[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

const styles = `
.state-index { font: 14px/1.5 'Readex Pro', system-ui, sans-serif; }
.state-index form { display: flex; flex-wrap: wrap; gap: 16px; align-items: end; }
.state-index :is(label, input, select) { display: block; font: inherit; }
.state-index :is(input, select) { box-sizing: border-box; block-size: 44px; padding-inline: 12px; }
.state-index h2 { margin-block: 32px 12px; font-size: 20px; }
.state-index ul {
  display: grid; grid-template-columns: repeat(auto-fill, 234px); gap: 20px 16px; margin: 0; padding: 0; list-style: none;
}
.state-index ul[data-width='desktop'] { grid-template-columns: repeat(auto-fill, 480px); }
.state-index li { position: relative; }
.state-index li > div { overflow: clip; block-size: 338px; border: 1px solid; border-radius: 8px; margin-block-end: 4px; }
.state-index iframe { border: 0; transform-origin: 0 0; transform: scale(0.6); pointer-events: none; }
.state-index ul[data-width='desktop'] iframe { transform: scale(0.375); }
.state-index .picture::after { content: ''; position: absolute; inset: 0 0 auto; block-size: 338px; }
`;
