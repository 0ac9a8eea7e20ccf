import type { Impact, Locale } from '@zawadeh/domain';
import {
  Button,
  Dialog,
  downloadIcon,
  ErrorState,
  shareIcon,
  Text,
  ToggleGroup,
  useLanguage,
} from '@zawadeh/ui';
import { useState } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { pictureSentence, pictureTexts } from './picture.bilingual.ts';
import * as S from './PictureDialog.styles.ts';
import { canShareFile, saveFile, shareFile } from './shareFile.ts';
import { usePicture } from './usePicture.ts';

/** By their own names, which their readers understand on any page. */
const LANGUAGES = [
  { value: 'en', label: <span lang="en">English</span> },
  { value: 'ar', label: <span lang="ar">العربية</span> },
] as const;

interface PictureDialogProps {
  impact: Impact;
  isOpen: boolean;
  onClose: () => void;
}

/** Shows what is shared before it is, in either language. */
export function PictureDialog({ impact, isOpen, onClose }: PictureDialogProps) {
  const t = useMessage();
  const { locale: pageLocale } = useLanguage();
  const [locale, setLocale] = useState<Locale>(pageLocale);
  const { picture, hasFailed, retry } = usePicture(impact, locale, isOpen);
  const sentence = pictureSentence(pictureTexts(impact, locale));
  const canShare = picture !== null && canShareFile(picture.file);
  const save = () => picture && saveFile(picture);
  const actions = picture && (
    <>
      <Button kind={canShare ? 'secondary' : 'primary'} icon={downloadIcon} onPress={save}>
        {t('web.picture.save')}
      </Button>
      {canShare && (
        <Button
          kind="primary"
          icon={shareIcon}
          onPress={() => void shareFile(picture.file, sentence).then((isShared) => isShared || save())}
        >
          {t('web.picture.share')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('web.picture.title')}
      actions={actions}
      hasLightDismiss
    >
      <S.Root>
        <ToggleGroup
          legend={t('web.picture.language')}
          look="segments"
          options={LANGUAGES}
          value={locale}
          onValueChange={setLocale}
        />
        {hasFailed ? (
          <ErrorState message={t('web.picture.failed')} onRetry={retry} />
        ) : (
          <S.Frame>
            {picture ? (
              <img src={picture.url} alt={sentence} lang={locale} />
            ) : (
              <span role="status">{t('web.picture.drawing')}</span>
            )}
          </S.Frame>
        )}
        <Text look="bodySmall" tone="muted" align="center">
          {t('web.picture.how')}
        </Text>
      </S.Root>
    </Dialog>
  );
}
