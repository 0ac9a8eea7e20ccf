import { DataTable, ErrorState, Skeleton, Text } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { fetchRateHistory, type RateEntry } from './rateCalls.ts';
import { SectionHead } from '../SectionHead.tsx';
import { useQuery } from '../useQuery.ts';
import { PayoutTerms } from './PayoutTerms.tsx';
import { RateForm } from './RateForm.tsx';
import { useRateColumns } from './useRateColumns.tsx';

const idOf = ({ id }: RateEntry): string => String(id);

export function Screen() {
  const t = useMessage();
  return (
    <>
      <SectionHead name={t('web.admin.settings')} />
      <Rate />
      <PayoutTerms />
    </>
  );
}

function Rate() {
  const t = useMessage();
  const { value, error, isLoading, refetch } = useQuery('rate', fetchRateHistory);
  const columns = useRateColumns();
  const failed = error && <ErrorState message={t('web.admin.settings.notLoaded')} onRetry={refetch} />;
  if (value === null) return failed ?? <Skeleton $height={360} />;
  return (
    <>
      {failed}
      <RateForm history={value} onSaved={refetch} />
      <Text look="h2">{t('web.admin.settings.history')}</Text>
      <DataTable
        label={t('web.admin.settings.history')}
        rows={value.entries}
        columns={columns}
        rowId={idOf}
        isLoading={isLoading}
        empty={<Text tone="muted">{t('web.admin.settings.noHistory')}</Text>}
      />
    </>
  );
}
