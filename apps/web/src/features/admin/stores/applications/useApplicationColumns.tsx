import { declineText, findArea, isolated, type StoreApplication } from '@zawadeh/domain';
import { Badge, Button, DateTime, useLanguage, whatsappIcon, type TableColumn } from '@zawadeh/ui';
import { useMessage } from '../../../../lib/messages/useMessage.ts';
import { chatAddress } from '../../../../lib/support.ts';
import { kindMessages } from '../../../apply/apply.messages.ts';
import { ApplicationAge } from './ApplicationAge.tsx';
import { reasonText } from './applications.messages.ts';
import * as S from './Applications.styles.ts';

type Column = TableColumn<StoreApplication>;

export function useOpenColumns(): readonly Column[] {
  const t = useMessage();
  const { shop, area } = useCommonColumns();
  return [
    {
      id: 'sent',
      header: t('web.admin.applications.sent'),
      cardRole: 'end',
      width: '8rem',
      cell: ({ appliedAt }) => (
        <>
          <ApplicationAge at={appliedAt} />
          <S.OnTable>
            <DateTime at={appliedAt} as="date" />
          </S.OnTable>
        </>
      ),
    },
    shop,
    area,
    {
      id: 'left',
      header: t('web.admin.applications.leftLong'),
      cardRole: 'line',
      cell: ({ leftOver }) => <bdi>{leftOver}</bdi>,
    },
  ];
}

export function useAnsweredColumns(): readonly Column[] {
  const t = useMessage();
  const { shop, area } = useCommonColumns();
  return [
    shop,
    area,
    {
      id: 'answer',
      header: t('web.admin.applications.answer'),
      cardRole: 'detail',
      cell: ({ state, reason }) => (
        <>
          <Badge tone={state === 'accepted' ? 'success' : 'neutral'}>
            {t(
              state === 'accepted'
                ? 'web.admin.applications.state.accepted'
                : 'web.admin.applications.state.declined',
            )}
          </Badge>
          {reason !== null && <S.Quiet dir="auto">{reasonText(reason, t)}</S.Quiet>}
        </>
      ),
    },
    {
      id: 'when',
      header: t('web.admin.applications.answered'),
      cardRole: 'start',
      width: '11rem',
      cell: ({ decidedAt, decidedBy }) =>
        decidedAt !== null && (
          <>
            <DateTime at={decidedAt} />
            {decidedBy !== null && (
              <S.Quiet>{t('web.admin.refunds.by', { name: isolated(decidedBy) })}</S.Quiet>
            )}
          </>
        ),
    },
    {
      id: 'next',
      header: t('web.admin.applications.next'),
      isHeaderHidden: true,
      cardRole: 'wide',
      align: 'end',
      width: '12rem',
      cell: (application) => <Next application={application} />,
    },
  ];
}

/** To the store that was made, or to the shop that has to hear why it was not. */
function Next({ application }: { application: StoreApplication }) {
  const t = useMessage();
  const { state, storeId, phone } = application;
  if (state === 'declined') {
    return (
      <Button
        size="compact"
        isFullWidth
        icon={whatsappIcon}
        href={`${chatAddress(phone)}?text=${encodeURIComponent(declineText(application))}`}
      >
        {t('web.admin.applications.tell')}
      </Button>
    );
  }
  return storeId === null ? null : (
    <Button
      size="compact"
      isFullWidth
      href={`/admin?${new URLSearchParams({ section: 'stores', store: storeId })}`}
    >
      {t('web.admin.applications.toStore')}
    </Button>
  );
}

function useCommonColumns() {
  const t = useMessage();
  const { locale } = useLanguage();
  const shop: Column = {
    id: 'shop',
    header: t('web.admin.bags.store'),
    cardRole: 'title',
    cell: ({ name, kind }) => (
      <>
        <S.Strong>
          <bdi>{name}</bdi>
        </S.Strong>
        {kind !== null && <S.Quiet>{t(kindMessages[kind])}</S.Quiet>}
      </>
    ),
  };
  const area: Column = {
    id: 'area',
    header: t('web.admin.stores.area'),
    cardRole: 'start',
    cell: (application) => findArea(application.area)?.name[locale],
  };
  return { shop, area };
}
