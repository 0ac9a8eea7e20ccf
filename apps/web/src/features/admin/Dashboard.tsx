import { ADMIN_SECTIONS, type AdminSection } from '@zawadeh/domain';
import { formatCount, SectionTabs } from '@zawadeh/ui';
import { useDeferredValue } from 'react';
import type { MessageId } from '../../lib/messages/messageId.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { BrokenPage } from '../../lib/page/BrokenPage.tsx';
import { PageView } from '../../lib/page/PageView.tsx';
import * as S from './AdminScreen.styles.ts';
import { RateNotice } from './RateNotice.tsx';
import { useNavigationCounts } from './navigationCounts.ts';
import { sectionPages } from './sectionPages.ts';
import { sections } from './sections.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { useFocusHeading } from './useFocusHeading.ts';
import { useSection } from './useSection.ts';

/** Read aloud with the number that waits in a section. */
const countLabels: Partial<Record<AdminSection, MessageId>> = {
  today: 'web.admin.today.lateCount',
  refunds: 'web.admin.refunds.owedCount',
  payouts: 'web.admin.payouts.waiting',
  bags: 'web.admin.review.count',
  stores: 'web.admin.applications.openCount',
};

export function Screen() {
  const t = useMessage();
  const current = useSection();
  /** The previous section stays until the next one has loaded. */
  const drawn = useDeferredValue(current);
  useFocusHeading(drawn);
  const counts: Partial<Record<AdminSection, number | null>> = useNavigationCounts(drawn);
  const tabs = ADMIN_SECTIONS.map((id) => {
    const [count, label] = [counts[id], countLabels[id]];
    return {
      id,
      icon: sections[id].icon,
      label: t(sections[id].label),
      href: `/admin?section=${id}`,
      ...(count && label && { count: { shown: formatCount(count), label: t(label, { count }) } }),
    };
  });
  return (
    <S.Dashboard>
      <SectionTabs label={t('web.admin.sections')} sections={tabs} current={current} />
      <S.Section>
        {drawn !== 'settings' && <RateNotice />}
        <BrokenPage key={drawn}>
          <PageView page={sectionPages[drawn]} />
        </BrokenPage>
        <Shortcuts />
      </S.Section>
    </S.Dashboard>
  );
}
