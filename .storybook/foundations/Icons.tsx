import { copyText, Icon, ToastRegion, ToggleGroup, useToasts, VisuallyHidden } from '@zawadeh/ui';
import { useRef, useState } from 'react';
import { everyIcon } from '../../packages/ui/src/foundations/Icon/everyIcon.ts';
import { Pane } from '../../packages/ui/src/stories/Pane.tsx';
import { Found } from './Found.tsx';
import { iconNames } from './iconNames.ts';
import * as S from '../../packages/ui/src/stories/docsLists.styles.ts';
import { isFound } from './search.ts';

type IconId = keyof typeof everyIcon;
type Copied = 'import' | 'name' | 'svg';

const IDS = Object.keys(everyIcon) as IconId[];

/** The source of the package's index, which says what an app can import. */
const INDEX = Object.values(
  import.meta.glob<string>('../../packages/ui/src/index.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('');

/** The file of each icon, for those that no app imports yet. */
const FILES = new Map(
  Object.entries(
    import.meta.glob<Record<string, unknown>>(
      ['../../packages/ui/src/foundations/Icon/*con*.ts', '!**/everyIcon.ts', '!**/*.test.ts'],
      { eager: true },
    ),
  ).flatMap(([path, exported]) =>
    Object.keys(exported).map((name) => [name, path.replace('../../', '')] as const),
  ),
);

function importOf(id: IconId): string {
  const isExported = new RegExp(`\\b${id}\\b`).test(INDEX);
  return `import { ${id} } from '${isExported ? '@zawadeh/ui' : FILES.get(id)}';`;
}

export function Icons() {
  return (
    <Pane>
      <Shelf />
      <ToastRegion />
    </Pane>
  );
}

function Shelf() {
  const { show } = useToasts();
  const [search, setSearch] = useState('');
  const [copied, setCopied] = useState<Copied>('import');
  const drawn = useRef<HTMLUListElement>(null);
  const shown = IDS.filter((id) => {
    const { en, ar, words = '' } = iconNames[id];
    return isFound(search, id, en, ar, words);
  });

  const textOf = (id: IconId): string => {
    if (copied === 'import') return importOf(id);
    return copied === 'name' ? id : (drawn.current?.querySelector(`#${id} svg`)?.outerHTML ?? '');
  };
  const copy = async (id: IconId) => {
    const isDone = await copyText(textOf(id));
    show({
      message: isDone ? 'Copied' : 'This browser does not let the page copy.',
      kind: isDone ? 'success' : 'danger',
      durationMs: 2_000,
    });
  };
  return (
    <Found
      label="Search the icons"
      placeholder="A word in either language, such as basket or جرس"
      search={search}
      onSearchChange={setSearch}
      shown={shown.length}
      all={IDS.length}
      tools={
        <ToggleGroup
          look="segments"
          legend="What a press copies"
          value={copied}
          onValueChange={setCopied}
          options={[
            { value: 'import', label: 'Import' },
            { value: 'name', label: 'Name' },
            { value: 'svg', label: 'SVG' },
          ]}
        />
      }
    >
      <S.Cards ref={drawn} $least={148}>
        {shown.map((id) => {
          const { en, ar } = iconNames[id];
          return (
            <li key={id}>
              <S.Tile type="button" id={id} onClick={() => void copy(id)}>
                <Icon of={everyIcon[id]} />
                <VisuallyHidden>Copy </VisuallyHidden>
                <S.Name>{en}</S.Name>
                <span lang="ar" dir="rtl">
                  {ar}
                </span>
                <S.Value>{id}</S.Value>
                {everyIcon[id].mirrors && <S.Value>mirrors in Arabic</S.Value>}
              </S.Tile>
            </li>
          );
        })}
      </S.Cards>
    </Found>
  );
}
