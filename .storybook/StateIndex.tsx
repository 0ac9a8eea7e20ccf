import { useEffect, useState } from 'react';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
}

interface Component {
  title: string;
  docs: string | null;
  stories: Entry[];
}

/** Storybook's own index, so that this page is always up to date. */
const LIST = './index.json';

export function StateIndex() {
  const [components, setComponents] = useState<Component[] | null>(null);
  useEffect(() => {
    void fetch(LIST)
      .then((response) => response.json() as Promise<{ entries: Record<string, Entry> }>)
      .then(({ entries }) => setComponents(componentsIn(Object.values(entries))));
  }, []);
  if (!components) return <p>Loading...</p>;
  return (
    <table>
      <thead>
        <tr>
          <th>Component</th>
          <th>Every state on one sheet</th>
          <th>Shown by themselves</th>
          <th>Played</th>
        </tr>
      </thead>
      <tbody>
        {components.map(({ title, docs, stories }) => (
          <tr key={title}>
            <td>{docs === null ? title : <a href={`?path=/docs/${docs}`}>{title}</a>}</td>
            <td>
              <Links to={stories.filter(({ name }) => name === 'States')} />
            </td>
            <td>
              <Links to={stories.filter(({ name }) => !/^(?:States|Playground|Play )/.test(name))} />
            </td>
            <td>
              <Links to={stories.filter(({ name }) => name.startsWith('Play '))} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Links({ to }: { to: Entry[] }) {
  return to.map(({ id, name }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <a href={`?path=/story/${id}`}>{name}</a>
    </span>
  ));
}

function componentsIn(entries: readonly Entry[]): Component[] {
  const titles = Array.from(new Set(entries.map(({ title }) => title)));
  return titles
    .map((title) => {
      const own = entries.filter((entry) => entry.title === title);
      const docs = own.find(({ type }) => type === 'docs')?.id ?? null;
      return { title, docs, stories: own.filter(({ type }) => type === 'story') };
    })
    .filter(({ stories }) => stories.length > 0);
}
