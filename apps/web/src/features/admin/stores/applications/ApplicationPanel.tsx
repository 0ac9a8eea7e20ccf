import {
  findArea,
  findStoreByName,
  formatPhone,
  inLanguage,
  isolated,
  type Shop,
  type StoreApplication,
} from '@zawadeh/domain';
import {
  arrowBackIcon,
  Button,
  CopyButton,
  DateTime,
  LinkContext,
  Ltr,
  phoneIcon,
  useLanguage,
  whatsappIcon,
} from '@zawadeh/ui';
import { use, useEffect, useEffectEvent, useRef } from 'react';
import { useMessage } from '../../../../lib/messages/useMessage.ts';
import { chatAddress } from '../../../../lib/support.ts';
import { kindMessages } from '../../../apply/apply.messages.ts';
import type { Decided } from './applicationCalls.ts';
import * as S from './Applications.styles.ts';
import { ApplicationAge } from './ApplicationAge.tsx';
import { DecideForm } from './DecideForm.tsx';

interface ApplicationPanelProps {
  application: StoreApplication;
  stores: readonly Shop[];
  /** It was opened by a press, or after another one was answered. */
  takesFocus: boolean;
  onBack: () => void;
  onDecided: (decided: Decided | null) => void;
}

/** Call or write first, then decide. */
export function ApplicationPanel({
  application,
  stores,
  takesFocus,
  onBack,
  onDecided,
}: ApplicationPanelProps) {
  const t = useMessage();
  const { locale } = useLanguage();
  const Link = use(LinkContext);
  const { name, kind, area, phone, email, leftOver, appliedAt } = application;
  const sameNumber = stores.find((store) => store.phone === phone);
  const known = sameNumber ?? findStoreByName(name, stores);
  const knownName = known?.name ? inLanguage(known.name, locale).text : (known?.id ?? null);
  const where = [kind && t(kindMessages[kind]), findArea(area)?.name[locale] ?? area];
  const heading = useRef<HTMLHeadingElement>(null);
  const takeFocus = useEffectEvent(() => {
    // The pressed row or button is gone or hidden.
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.getClientRects().length === 0;
    if (takesFocus && isLost) heading.current?.focus();
  });
  useEffect(() => takeFocus(), []);
  return (
    <S.Panel aria-label={name}>
      <S.Back>
        <Button kind="quiet" icon={arrowBackIcon} onPress={onBack}>
          {t('web.admin.applications.back')}
        </Button>
      </S.Back>
      <S.Part>
        <S.Title>
          <S.Name ref={heading} tabIndex={-1}>
            <bdi>{name}</bdi>
          </S.Name>
          <ApplicationAge at={appliedAt} />
        </S.Title>
        <S.Quiet>
          {where.filter(Boolean).join(' · ')} · <DateTime at={appliedAt} as="dayTime" />
        </S.Quiet>
        <S.Two>
          <Button icon={phoneIcon} href={`tel:${phone}`} isFullWidth>
            {t('web.admin.applications.call')}
          </Button>
          <Button icon={whatsappIcon} href={chatAddress(phone)} isFullWidth>
            {t('web.admin.applications.whatsapp')}
          </Button>
        </S.Two>
      </S.Part>
      <S.Part>
        <S.Facts>
          <dt>{t('web.login.phone')}</dt>
          <dd>
            <Ltr kind="phone">{formatPhone(phone)}</Ltr>
            <CopyButton text={phone} label={t('web.admin.refunds.copyPhone', { name: isolated(name) })} />
          </dd>
          <dt>{t('web.login.email')}</dt>
          <dd>
            <Ltr kind="email">{email}</Ltr>
            <CopyButton
              text={email}
              label={t('web.admin.applications.copyEmail', { name: isolated(name) })}
            />
          </dd>
          <dt>{t('web.admin.applications.left')}</dt>
          <dd>
            <bdi>{leftOver}</bdi>
          </dd>
          <dt>{t('web.admin.applications.known')}</dt>
          <dd>
            {known ? (
              <div>
                <S.KnownStore
                  as={Link}
                  href={`/admin?${new URLSearchParams({ section: 'stores', store: known.id })}`}
                >
                  <bdi>{knownName}</bdi>
                </S.KnownStore>
                <S.Quiet>
                  {t(sameNumber ? 'web.admin.applications.sameNumber' : 'web.admin.applications.sameName')}
                </S.Quiet>
              </div>
            ) : (
              t('web.admin.applications.unknown')
            )}
          </dd>
        </S.Facts>
      </S.Part>
      <DecideForm application={application} onDecided={onDecided} />
    </S.Panel>
  );
}
