import { gridIcon, Icon, LinkContext, mapIcon } from '@zawadeh/ui';
import { use, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { paths } from '../../lib/paths.ts';
import { MAP, VIEW } from './mapPart.ts';
import * as S from './ViewSwitch.styles.ts';

/** Each view draws its own switch: the new one takes the focus over. */
let hadFocus = false;

/** List or map: two links, which keep what else is chosen in the address. */
export function ViewSwitch({ isMap }: { isMap: boolean }) {
  const t = useMessage();
  const Link = use(LinkContext);
  const root = useRef<HTMLElement>(null);
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  params.delete(VIEW);
  const list = String(params);
  params.set(VIEW, MAP);
  useLayoutEffect(() => {
    const switched = root.current;
    if (hadFocus) switched?.querySelector<HTMLElement>('[aria-current]')?.focus();
    hadFocus = false;
    return () => {
      hadFocus = switched?.contains(document.activeElement) ?? false;
    };
  }, []);
  return (
    <S.Root ref={root} aria-label={t('web.shelf.view')}>
      <S.Part as={Link} href={paths.ourBags + (list && `?${list}`)} aria-current={isMap ? undefined : 'page'}>
        <Icon of={gridIcon} size="small" />
        {t('web.shelf.list')}
      </S.Part>
      <S.Part as={Link} href={`${paths.ourBags}?${String(params)}`} aria-current={isMap ? 'page' : undefined}>
        <Icon of={mapIcon} size="small" />
        {t('web.shelf.map')}
      </S.Part>
    </S.Root>
  );
}
