import { Chip, ChipGroup, CopyButton, downloadIcon, Heading, Icon, ToastRegion } from '@zawadeh/ui';
import { useState } from 'react';
import { Pane } from '../../packages/ui/src/stories/Pane.tsx';
import { Found } from './Found.tsx';
import * as S from '../../packages/ui/src/stories/docsLists.styles.ts';
import { isFound } from './search.ts';
import { tokenFiles, tokens, type Token } from './tokens.ts';

const GROUPS = Array.from(new Set(tokens.map(({ group }) => group)));

const isColour = (value: string): boolean => /^#[0-9A-F]{6}(?: \d+ %)?$/.test(value);

/** `#1A160D 55 %` as the browser writes it. */
function cssOf(value: string): string {
  const [hex = '', alpha] = value.split(' ');
  return alpha === undefined ? hex : `color-mix(in srgb, ${hex} ${alpha}%, transparent)`;
}

/** Every token of the theme, as the files for Figma have it. */
export function Tokens() {
  return (
    <Pane>
      <S.Root>
        <Files />
        <List />
      </S.Root>
      <ToastRegion />
    </Pane>
  );
}

function Files() {
  return (
    <div>
      <Heading look="h3">Files for Figma</Heading>
      <S.Files>
        {tokenFiles.map(({ name, url }) => (
          <li key={name}>
            <a href={url} download={name}>
              <Icon of={downloadIcon} size="small" />
              {name}
            </a>
          </li>
        ))}
      </S.Files>
    </div>
  );
}

function List() {
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState<string | null>(null);
  const shown = tokens.filter(
    (token) =>
      (group === null || token.group === group) &&
      isFound(search, token.path, token.code, ...Object.values(token.values)),
  );
  return (
    <Found
      label="Search the tokens"
      placeholder="A name or a value, such as kraft or #FDF9F0"
      search={search}
      onSearchChange={setSearch}
      shown={shown.length}
      all={tokens.length}
      tools={
        <ChipGroup label="Kind of token">
          <Chip selected={group === null} onPress={() => setGroup(null)}>
            All
          </Chip>
          {GROUPS.map((each) => (
            <Chip key={each} selected={each === group} onPress={() => setGroup(each)}>
              {each}
            </Chip>
          ))}
        </ChipGroup>
      }
    >
      <S.Rows>
        {shown.map((token) => (
          <Row key={token.path} token={token} />
        ))}
      </S.Rows>
    </Found>
  );
}

function Row({ token: { path, code, values } }: { token: Token }) {
  const { '': value } = values;
  return (
    <S.Row>
      <S.Names>
        <S.Name>{code}</S.Name>
        <S.Value>{value === undefined ? path : `${path}: ${value}`}</S.Value>
      </S.Names>
      <CopyButton text={code} label={`Copy ${code}`} />
      {value === undefined && (
        <S.Wide>
          <S.InThemes>
            {Object.entries(values).map(([name, each]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {isColour(each) && <S.Swatch aria-hidden="true" style={{ background: cssOf(each) }} />}
                  {each}
                </dd>
              </div>
            ))}
          </S.InThemes>
        </S.Wide>
      )}
    </S.Row>
  );
}
