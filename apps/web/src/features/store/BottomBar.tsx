import type { OwnStore } from '@zawadeh/domain';
import { Icon, LinkContext, menuIcon, VisuallyHidden } from '@zawadeh/ui';
import { use } from 'react';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { MoreSheet, type BarSection } from './MoreSheet.tsx';
import { SECTIONS_OF_BAR } from './storePages.ts';
import * as S from './StoreScreen.styles.ts';
import { useOpenHere } from './useOpenHere.ts';

interface BottomBarProps {
  store: OwnStore;
  sections: readonly BarSection[];
  current: string;
}

/** The navigation of a phone, where the thumb is. */
export function BottomBar({ store, sections, current }: BottomBarProps) {
  const t = useMessage();
  const Link = use(LinkContext);
  const [isOpen, setOpen] = useOpenHere();
  const inBar = SECTIONS_OF_BAR[store.role].flatMap((id) => sections.filter((section) => section.id === id));
  const others = sections.filter((section) => !inBar.includes(section));
  return (
    <>
      <S.Bar aria-label={t('web.store.sections')}>
        <S.BarList>
          {inBar.map(({ id, icon, label, href, count }) => (
            <li key={id}>
              <S.BarItem as={Link} href={href} aria-current={id === current ? 'page' : undefined}>
                <S.Pill>
                  <Icon of={icon} />
                  {count && <S.Count aria-hidden="true">{count.shown}</S.Count>}
                </S.Pill>
                {label}
                {count && <VisuallyHidden>{count.label}</VisuallyHidden>}
              </S.BarItem>
            </li>
          ))}
          <li>
            <S.BarItem
              as="button"
              type="button"
              aria-haspopup="dialog"
              data-current={others.some(({ id }) => id === current) || undefined}
              onClick={() => setOpen(true)}
            >
              <S.Pill>
                <Icon of={menuIcon} />
              </S.Pill>
              {t('web.store.more')}
            </S.BarItem>
          </li>
        </S.BarList>
      </S.Bar>
      <MoreSheet
        store={store}
        sections={others}
        current={current}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
