import {
  DEFAULT_PHONE_COUNTRY,
  formatNational,
  PUBLISHING,
  readPhone,
  readStoredPhone,
  type PhoneProblem,
  type Publishing,
} from '@zawadeh/domain';
import { BusyButton, ErrorState, PhoneField, SelectField, Skeleton, Stack, Surface, Text } from '@zawadeh/ui';
import { useState, type FormEvent } from 'react';
import type { MessageId } from '../../../lib/messages/messageId.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useScope } from '../scope.ts';
import { useMutation } from '../useMutation.ts';
import { useQuery } from '../useQuery.ts';
import { fetchTerms, updateTerms, type StoreTermsRow } from './termCalls.ts';
import * as S from './StoresSection.styles.ts';

/** What Zawadeh has agreed with a store; its members do not change it. */
export function StoreTerms({ storeId }: { storeId: string }) {
  const t = useMessage();
  const scope = useScope();
  return scope.kind === 'all' ? (
    <Surface as="section">
      <Stack gap={4}>
        <Text look="h2" as="h3">
          {t('web.admin.stores.terms')}
        </Text>
        <Terms storeId={storeId} />
      </Stack>
    </Surface>
  ) : null;
}

function Terms({ storeId }: { storeId: string }) {
  const t = useMessage();
  const { value, error, refetch } = useQuery(`terms ${storeId}`, () => fetchTerms(storeId));
  if (value) return <TermsForm storeId={storeId} terms={value} onSaved={refetch} />;
  return error ? (
    <ErrorState message={t('web.admin.stores.terms.notLoaded')} onRetry={refetch} />
  ) : (
    <Skeleton $height={200} />
  );
}

interface TermsFormProps {
  storeId: string;
  terms: StoreTermsRow;
  onSaved: () => void;
}

const PUBLISHING_IDS: Record<Publishing, MessageId> = {
  direct: 'web.admin.stores.terms.direct',
  review: 'web.admin.stores.terms.review',
};

function TermsForm({ storeId, terms, onSaved }: TermsFormProps) {
  const t = useMessage();
  const mutate = useMutation();
  const [phone, setPhone] = useState(() => {
    const stored = readStoredPhone(terms.payoutPhone);
    return {
      text: stored ? formatNational(stored) : (terms.payoutPhone ?? ''),
      country: stored?.country ?? DEFAULT_PHONE_COUNTRY,
    };
  });
  const [publishing, setPublishing] = useState(terms.publishing);
  const [problem, setProblem] = useState<PhoneProblem | null>(null);
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const reading = phone.text.trim() === '' ? null : readPhone(phone.text, phone.country);
    setProblem(reading?.ok === false ? reading.error : null);
    if (isBusy || reading?.ok === false) return;
    setBusy(true);
    await mutate({
      work: () => updateTerms(storeId, { publishing, payoutPhone: reading?.value.e164 ?? null }),
      done: t('web.admin.stores.terms.changed'),
      failed: (why) => t('web.admin.stores.terms.notChanged', { why }),
      onDone: onSaved,
    });
    setBusy(false);
  };
  return (
    <S.Form onSubmit={(event) => void submit(event)} noValidate>
      <PhoneField
        name="payout_phone"
        label={t('web.admin.stores.terms.payoutPhone')}
        hint={t('web.admin.stores.terms.payoutHint')}
        isOptional
        value={phone}
        onValueChange={(typed) => {
          setPhone(typed);
          setProblem(null);
        }}
        problem={problem}
      />
      <SelectField
        name="publishing"
        label={t('web.admin.stores.terms.publishing')}
        value={publishing}
        onValueChange={(chosen) => setPublishing(PUBLISHING.find((each) => each === chosen) ?? publishing)}
        options={PUBLISHING.map((value) => ({ value, label: t(PUBLISHING_IDS[value]) }))}
      />
      <S.End>
        <BusyButton type="submit" isBusy={isBusy} busyWords={t('web.admin.bags.saving')}>
          {t('web.admin.stores.terms.save')}
        </BusyButton>
      </S.End>
    </S.Form>
  );
}
