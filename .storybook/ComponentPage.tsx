/** The docs page of every component, from its JSDoc and its stories. An MDX page adds what it teaches as children. */
import {
  ArgTypes,
  Canvas,
  Controls,
  DocsContext,
  type DocsContextProps,
  Heading,
  Markdown,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Fragment, use, type ReactNode } from 'react';
import { docgenOf, readDocs, usageOf, withLinks } from './componentDocs.ts';

/** Only the paths of the library are used, which have the ids of the pages in them. */
const LIBRARY = Object.keys(import.meta.glob('../packages/ui/src/*/*/*.stories.tsx'));
/** The folder of a feature's component does not name its group, so the title of its stories is read. */
const OF_FEATURES = Object.values(
  import.meta.glob<string>('../apps/web/src/**/[A-Z]*/*.stories.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const PAGES = new Map(
  [
    ...LIBRARY.map((path) => path.split('/').slice(-3, -1)),
    ...OF_FEATURES.map((source) => /title: '(?<title>[^']+)'/.exec(source)?.groups?.title?.split('/') ?? []),
  ].map(([group = '', name = '']) => [name, `${group}-${name}--docs`.toLowerCase()]),
);

/** The source of the package's index, which says what an app can import. */
const EXPORTED = Object.values(
  import.meta.glob<string>('../packages/ui/src/index.ts', { query: '?raw', import: 'default', eager: true }),
).join('');

export function ComponentPage({ children }: { children?: ReactNode }) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const all = use(DocsContext).componentStories();
  const { component, parameters, title } = preparedMeta;
  // A styled element has its docs above its stories, because docgen reads no component there.
  const aboveStories = textOf(parameters.docs?.description?.component);
  const docs = readDocs(aboveStories || textOf(docgenOf(component).description));

  // Neither the Playground, which has a place of its own, nor the tests.
  const shown = all.filter(({ name }) => !name.startsWith('Play'));
  const states = shown.find(({ name }) => name === 'States');
  const playground = all.find(({ name }) => name === 'Playground');
  const [alone, beside] = [true, false].map((isAlone) =>
    shown.filter((story) => story !== states && isOnItsOwn(story) === isAlone),
  ) as [Story[], Story[]];
  const tests = all.filter((story) => story !== playground && !shown.includes(story));

  const name = title.split('/').at(-1) ?? '';
  const isExported = new RegExp(`\\b${name}\\b`).test(EXPORTED);
  const from = isExported ? '@zawadeh/ui' : `../${name}/${name}.tsx`;

  return (
    <div className="component-page">
      <Title />
      <Text className="intent">{docs.intent}</Text>
      <div className="sides">
        <Side kind="do" texts={docs.use.map((text) => `**Use it** ${text}`)} />
        <Side kind="dont" texts={docs.avoid.map((text) => `**Do not use it** ${text}`)} />
        <Side kind="do" label="Do" texts={docs.do} />
        <Side kind="dont" label="Don’t" texts={docs.dont} />
      </div>
      {states && <Canvas of={states.moduleExport} story={{ inline: true }} />}
      {docs.notes.map((note) => (
        <Text key={note}>{note}</Text>
      ))}
      <dl className="facts">
        <Fact label="Words" texts={docs.words} />
        <Keyboard lines={docs.keyboard} />
        <Fact label="Screen reader" texts={docs.reader} />
        <Fact label="In Arabic" texts={docs.arabic} />
      </dl>
      {children ?? (
        <>
          <Heading>In code</Heading>
          <Markdown>{`\`\`\`tsx\n${usageOf({ name, from, args: playground?.initialArgs ?? {} })}\n\`\`\``}</Markdown>
        </>
      )}
      {playground && <Playground of={playground} />}
      {beside.length > 0 && <Heading>More states</Heading>}
      {beside.map((story) => (
        <Fragment key={story.id}>
          <h3>{story.name}</h3>
          <Text>{textOf(story.parameters.docs?.description?.story)}</Text>
          <Canvas of={story.moduleExport} />
        </Fragment>
      ))}
      <Links label="On a page of their own" to={alone} />
      <Links label="Tests" to={tests} />
    </div>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

type Story = ReturnType<DocsContextProps['componentStories']>[number];

/** An open dialog would cover the page. */
const coversPage = ({ parameters }: Story): boolean => parameters.docs?.story?.inline === false;

/** A page cannot take the steps of a story either. */
const isOnItsOwn = (story: Story): boolean => story.playFunction !== undefined || coversPage(story);

function Playground({ of: story }: { of: Story }) {
  const { id, moduleExport } = story;
  return (
    <>
      <Heading>Playground</Heading>
      {coversPage(story) ? (
        <>
          <Text>{`[Open it](?path=/story/${id}) to try its props.`}</Text>
          <ArgTypes of={moduleExport} />
        </>
      ) : (
        <>
          <Canvas of={moduleExport} sourceState="none" />
          <Controls of={moduleExport} />
        </>
      )}
    </>
  );
}

function Links({ label, to }: { label: string; to: readonly { id: string; name: string }[] }) {
  if (to.length === 0) return null;
  const links = to.map(({ id, name }) => `[${name.replace(/^Play /, '')}](?path=/story/${id})`);
  return <Text>{`**${label}:** ${links.join(' · ')}`}</Text>;
}

function Text({ className, children }: { className?: string; children: string }) {
  if (children === '') return null;
  return (
    <div className={className}>
      <Markdown>{withLinks(children, (component) => PAGES.get(component))}</Markdown>
    </div>
  );
}

interface SideProps {
  kind: 'do' | 'dont';
  label?: string;
  texts: readonly string[];
}

function Side({ kind, label, texts }: SideProps) {
  if (texts.length === 0) return null;
  return (
    <div className="side" data-kind={kind}>
      {label !== undefined && <strong>{label}</strong>}
      {texts.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
    </div>
  );
}

function Fact({ label, texts }: { label: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {texts.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      </dd>
    </div>
  );
}

function Keyboard({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <dt>Keyboard</dt>
      <dd>
        <ul className="keys">
          {lines.map((line) => {
            const [keys = '', effect = ''] = line.split(/: (.*)/);
            return (
              <li key={line}>
                <span>
                  {keys.split(', ').map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </span>
                <Text>{effect}</Text>
              </li>
            );
          })}
        </ul>
      </dd>
    </div>
  );
}
