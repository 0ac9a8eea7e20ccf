import { ADMIN_SECTIONS } from '@zawadeh/domain';
import { SectionTabs } from '@zawadeh/ui';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { BrokenPage } from '../../shell/BrokenPage.tsx';
import { PageView } from '../../shell/PageView.tsx';
import * as S from './AdminScreen.styles.ts';
import { sections } from './sections.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { useSection } from './useSection.ts';

export function Screen() {
  const intl = useIntl();
  const current = useSection();
  const tabs = ADMIN_SECTIONS.map((id) => ({
    id,
    icon: sections[id].icon,
    label: intl.formatMessage({ id: sections[id].label }),
    href: `/admin?section=${id}`,
  }));
  return (
    <S.Desk>
      <SectionTabs
        label={intl.formatMessage({ id: 'web.desk.sections' })}
        sections={tabs}
        current={current}
      />
      <S.Section>
        <Suspense fallback={null}>
          <BrokenPage key={current}>
            <PageView page={sections[current].page} />
          </BrokenPage>
        </Suspense>
        <Shortcuts />
      </S.Section>
    </S.Desk>
  );
}
