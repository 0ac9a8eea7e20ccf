import { ADMIN_SECTIONS } from '@zawadeh/domain';
import { formatCount, SectionTabs } from '@zawadeh/ui';
import { useDeferredValue } from 'react';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { BrokenPage } from '../../lib/page/BrokenPage.tsx';
import { PageView } from '../../lib/page/PageView.tsx';
import * as S from './AdminScreen.styles.ts';
import { RateNotice } from './RateNotice.tsx';
import { useCountOf } from './navigationCounts.ts';
import { sectionPages } from './sectionPages.ts';
import { sections } from './sections.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { useFocusHeading } from './useFocusHeading.ts';
import { useSection } from './useSection.ts';

export function Screen() {
  const t = useMessage();
  const current = useSection();
  /** The previous section stays until the next one has loaded. */
  const drawn = useDeferredValue(current);
  useFocusHeading(drawn);
  const owed = useCountOf('refunds', drawn);
  const late = useCountOf('today', drawn);
  const toReview = useCountOf('bags', drawn);
  const payouts = useCountOf('payouts', drawn);
  const tabs = ADMIN_SECTIONS.map((id) => ({
    id,
    icon: sections[id].icon,
    label: t(sections[id].label),
    href: `/admin?section=${id}`,
    ...(id === 'today' &&
      late && {
        count: { shown: formatCount(late), label: t('web.admin.today.lateCount', { count: late }) },
      }),
    ...(id === 'refunds' &&
      owed && {
        count: { shown: formatCount(owed), label: t('web.admin.refunds.owedCount', { count: owed }) },
      }),
    ...(id === 'bags' &&
      toReview && {
        count: { shown: formatCount(toReview), label: t('web.admin.review.count', { count: toReview }) },
      }),
    ...(id === 'payouts' &&
      payouts && {
        count: { shown: formatCount(payouts), label: t('web.admin.payouts.waiting', { count: payouts }) },
      }),
  }));
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
