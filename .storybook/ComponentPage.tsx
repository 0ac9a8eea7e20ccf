/** The docs page of every component, from its JSDoc and its stories. An MDX page adds what it teaches as children. */
import {
  ArgTypes,
  Canvas,
  Controls,
  DocsContext,
  type DocsContextProps,
  Heading,
  Markdown,
  PureArgsTable,
  Story as StoryBlock,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Fragment, use, useEffect, useState, type ReactNode } from 'react';
import type { StrictArgTypes } from 'storybook/internal/types';
import { Anatomy } from './Anatomy.tsx';
import { docgenOf, linkedIn, readDocs, readPart, tokensIn, usageOf, withLinks } from './componentDocs.ts';
import { withTypesInWords } from './withTypesInWords.ts';

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
    ...OF_FEATURES.map(
      (source) => /title: '(?<title>\w+\/\w+)'/.exec(source)?.groups?.title?.split('/') ?? [],
    ),
  ].map(([group = '', name = '']) => [name, `${group}-${name}--docs`.toLowerCase()]),
);

/** The source of the package's index, which says what an app can import. */
const EXPORTED = Object.values(
  import.meta.glob<string>('../packages/ui/src/index.ts', { query: '?raw', import: 'default', eager: true }),
).join('');

/** The styles of each component, read when its page is opened. */
const STYLES = Object.entries(
  import.meta.glob<string>(['../packages/ui/src/*/*/*.styles.ts', '../apps/web/src/**/[A-Z]*/*.styles.ts'], {
    query: '?raw',
    import: 'default',
  }),
);

export function ComponentPage({ children }: { children?: ReactNode }) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const all = use(DocsContext).componentStories();
  const { component, parameters, title } = preparedMeta;
  // A styled element has its docs above its stories, because docgen reads no component there.
  const aboveStories = textOf(parameters.docs?.description?.component);
  const comment = aboveStories || textOf(docgenOf(component).description);
  const docs = readDocs(comment);

  const tagged = (tag: string) => all.filter(({ tags }) => tags.includes(tag));
  const rights = tagged('do');
  const wrongs = tagged('dont');
  const [anatomy] = tagged('anatomy');
  const drawn = [...rights, ...wrongs, anatomy];
  // Neither the Playground, which has a place of its own, nor the tests, nor what is drawn elsewhere on the page.
  const shown = all.filter((story) => !story.name.startsWith('Play') && !drawn.includes(story));
  const states = shown.find(({ name }) => name === 'States');
  const playground = all.find(({ name }) => name === 'Playground');
  const [alone, beside] = [true, false].map((isAlone) =>
    shown.filter((story) => story !== states && isOnItsOwn(story) === isAlone),
  ) as [Story[], Story[]];
  const tests = all.filter(({ name }) => name.startsWith('Play') && name !== 'Playground');

  const name = title.split('/').at(-1) ?? '';
  const folder = textOf(parameters.fileName)
    .replace(/^\.\//, '')
    .replace(/\/[^/]+$/, '');
  const isExported = new RegExp(`\\b${name}\\b`).test(EXPORTED);
  const from = isExported ? '@zawadeh/ui' : `../${name}/${name}.tsx`;

  return (
    <div className="component-page">
      <Title />
      <Status of={docs.status[0] ?? 'stable'} />
      <Text className="intent">{docs.intent}</Text>
      <div className="sides">
        <Side kind="do" texts={docs.use.map((text) => `**Use it** ${text}`)} />
        <Side kind="dont" texts={docs.avoid.map((text) => `**Do not use it** ${text}`)} />
      </div>
      {rights.length > 0 && (
        <div className="sides">
          {rights.map((right, index) => (
            <Fragment key={right.id}>
              <Picture kind="do" of={right} />
              {wrongs[index] && <Picture kind="dont" of={wrongs[index]} />}
            </Fragment>
          ))}
        </div>
      )}
      <div className="sides">
        <Side kind="do" label="Do" texts={docs.do} />
        <Side kind="dont" label="Don’t" texts={docs.dont} />
      </div>
      {states && (
        <>
          <Heading>States</Heading>
          <Canvas of={states.moduleExport} story={{ inline: true }} />
        </>
      )}
      {docs.notes.map((note) => (
        <Text key={note}>{note}</Text>
      ))}
      {docs.part.length > 0 && (
        <>
          <Heading>Anatomy</Heading>
          <Anatomy
            parts={docs.part.map(readPart)}
            drawing={anatomy ?? (playground && !coversPage(playground) ? playground : undefined)}
          />
        </>
      )}
      <dl className="facts">
        <Fact label="Words" texts={docs.words} />
        <Keyboard lines={docs.keyboard} />
        <Fact label="Screen reader" texts={docs.reader} />
        <Fact label="In Arabic" texts={docs.arabic} />
        <Fact label="Related" texts={relatedIn(comment, docs.related)} />
        <Tokens folder={folder} />
        <Fact label="Source" texts={[`\`${folder}\``]} />
      </dl>
      {children ?? (
        <>
          <Heading>In code</Heading>
          <Markdown>{`\`\`\`tsx\n${usageOf({ name, from, args: playground ? argsOf(playground) : {} })}\n\`\`\``}</Markdown>
        </>
      )}
      {playground && <Playground of={playground} />}
      {Object.entries(partsOf(parameters)).map(([part, { component: of, rows }]) => (
        <Fragment key={part}>
          <h3>{part}</h3>
          <Text>{readDocs(textOf(docgenOf(of).description)).intent}</Text>
          <PureArgsTable rows={rows} />
        </Fragment>
      ))}
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

/** With the values that the controls have names for. */
const argsOf = ({ argTypes, initialArgs }: Story) =>
  Object.fromEntries(
    Object.entries(initialArgs).map(([prop, value]) => [prop, argTypes[prop]?.mapping?.[value] ?? value]),
  );

/** The components that are used together with this one, which have no page of their own. */
function partsOf({ docs }: Story['parameters']) {
  const extract = docs?.extractArgTypes as ((component: unknown) => StrictArgTypes | null) | undefined;
  const parts = (docs?.parts ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(parts).map(([name, component]) => [
      name,
      { component, rows: withTypesInWords(extract?.(component) ?? {}, component) },
    ]),
  );
}

const relatedIn = (comment: string, more: readonly string[]): string[] => {
  const names = linkedIn(comment).filter((name) => PAGES.has(name));
  const links = names.map((name) => `{@link ${name}}`).join(', ');
  return [links, ...more].filter((text) => text !== '');
};

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

/** Stable, unless the JSDoc says otherwise. */
function Status({ of: text }: { of: string }) {
  const [state = '', why] = text.split(/: (.*)/);
  return (
    <div className="status">
      <strong data-state={state}>{state}</strong>
      {why !== undefined && <Text>{why}</Text>}
    </div>
  );
}

/** One right or wrong use, live, so that it follows language and theme. */
function Picture({ kind, of: { moduleExport, parameters } }: { kind: 'do' | 'dont'; of: Story }) {
  return (
    <figure className="side" data-kind={kind}>
      <StoryBlock of={moduleExport} inline />
      <figcaption>
        <strong>{kind === 'do' ? 'Do' : 'Don’t'}</strong>
        <Text>{textOf(parameters.docs?.description?.story)}</Text>
      </figcaption>
    </figure>
  );
}

const KINDS: Record<string, string> = {
  color: 'Colour',
  type: 'Type',
  space: 'Space',
  radius: 'Radius',
  size: 'Size',
  shadow: 'Shadow',
  duration: 'Duration',
  easing: 'Easing',
};

/** Which names of the theme the component is made of. */
function Tokens({ folder }: { folder: string }) {
  const [styles, setStyles] = useState('');
  useEffect(() => {
    const own = STYLES.filter(([path]) => path.startsWith(`../${folder}/`));
    void Promise.all(own.map(([, read]) => read())).then((sources) => setStyles(sources.join('\n')));
  }, [folder]);
  const tokens = tokensIn(styles);
  return (
    <Fact
      label="Tokens"
      texts={tokens.map(
        ([kind, names]) => `${KINDS[kind]}: ${names.map((name) => `\`${name}\``).join(', ')}`,
      )}
    />
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
