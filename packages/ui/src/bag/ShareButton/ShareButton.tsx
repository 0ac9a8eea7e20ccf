import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { shareIcon } from '../../foundations/Icon/bagIcons.ts';
import * as S from '../../navigation/BackButton/BackButton.styles.ts';
import { useToasts } from '../../overlays/Toast/useToasts.ts';

/** Longer than other toasts, because something can be done in it. */
const SHOWN_MS = 10_000;

export interface ShareButtonProps {
  /** The whole address. */
  url: string;
  /** What is shared, in a few words. */
  title: string;
  /** Round and filled, for use on a picture. */
  isOnPicture?: boolean;
}

/**
 * Shares the address of a bag or shop.
 *
 * Phones open the device's own sharing. Elsewhere the link is copied, and a {@link Toast} says so and offers
 * WhatsApp for ten seconds, also where copying is refused.
 *
 * @use on the page of one bag or shop, at the end corner of its picture.
 * @avoid on cards, or for a page that only its owner may open, such as an order.
 * @dont Add anything to the address about the user who shares it.
 * @keyboard Enter, Space: share, or copy the link
 * @reader The label is the name; a toast says that the link was copied.
 * @arabic The icon points upwards and is not mirrored.
 */
export function ShareButton({ url, title, isOnPicture = false }: ShareButtonProps) {
  const intl = useIntl();
  const { show } = useToasts();
  const label = intl.formatMessage({ id: 'ui.shareButton.share' });

  const share = async () => {
    if (await isShared({ title, url })) return;
    const isCopied = await isCopiedToClipboard(url);
    const text = encodeURIComponent(`${title}\n${url}`);
    show({
      message: intl.formatMessage({ id: isCopied ? 'ui.shareButton.copied' : 'ui.shareButton.notCopied' }),
      kind: isCopied ? 'success' : 'danger',
      durationMs: SHOWN_MS,
      action: {
        label: intl.formatMessage({ id: 'ui.shareButton.whatsapp' }),
        onPress: () => window.open(`https://wa.me/?text=${text}`, '_blank', 'noopener'),
      },
    });
  };

  return (
    <S.Root
      type="button"
      aria-label={label}
      title={label}
      data-on-picture={isOnPicture || undefined}
      onClick={() => void share()}
    >
      <Icon of={shareIcon} />
    </S.Root>
  );
}

async function isCopiedToClipboard(text: string): Promise<boolean> {
  try {
    // There is no clipboard on a page that is not served securely.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the device's own sharing was shown, also if the user closed it. */
async function isShared(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
