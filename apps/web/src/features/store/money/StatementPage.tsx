import { ErrorState, Button, Skeleton, downloadIcon, printIcon } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { SectionHead } from '../../admin/SectionHead.tsx';
import { useAddress } from '../../admin/useAddress.ts';
import { useQuery } from '../../admin/useQuery.ts';
import { fetchStatement } from './moneyCalls.ts';
import { StatementSheet } from './StatementSheet.tsx';
import * as S from './StatementPage.styles.ts';
import { useSaveStatement } from './useSaveStatement.ts';

interface StatementPageProps {
  storeId: string;
  /** `2026-10` */
  month: string;
}

/** The statement of one month as a page to print. */
export function StatementPage({ storeId, month }: StatementPageProps) {
  const t = useMessage();
  const save = useSaveStatement();
  const { change } = useAddress();
  const { value, error, refetch } = useQuery(`statement ${storeId} ${month}`, () =>
    fetchStatement(storeId, month),
  );
  const back = () => change((address) => address.delete('statement'));
  return (
    <>
      <SectionHead name={t('web.store.money.statement')}>
        <S.Buttons>
          <Button kind="quiet" onPress={back}>
            {t('web.store.money.back')}
          </Button>
          {value && (
            <>
              <Button icon={downloadIcon} onPress={() => save(value)}>
                {t('web.store.money.download')}
              </Button>
              <Button kind="primary" icon={printIcon} onPress={() => window.print()}>
                {t('web.store.money.print')}
              </Button>
            </>
          )}
        </S.Buttons>
      </SectionHead>
      {error && <ErrorState message={t('web.store.money.statementNotLoaded')} onRetry={refetch} />}
      {value ? <StatementSheet statement={value} /> : !error && <Skeleton $height={640} />}
    </>
  );
}
