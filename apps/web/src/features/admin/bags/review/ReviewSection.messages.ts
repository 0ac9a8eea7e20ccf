import type { KindOfChange } from '@zawadeh/domain';
import type { Badge } from '@zawadeh/ui';
import type { ComponentProps } from 'react';
import type { MessageId } from '../../../../lib/messages/messageId.ts';

export const kindMessages: Record<KindOfChange, MessageId> = {
  newBag: 'web.admin.review.newBag',
  newPrice: 'web.admin.review.newPrice',
  newPhoto: 'web.admin.review.newPhoto',
  newText: 'web.admin.review.newText',
};

export const kindTones: Record<KindOfChange, NonNullable<ComponentProps<typeof Badge>['tone']>> = {
  newBag: 'info',
  newPrice: 'warning',
  newPhoto: 'neutral',
  newText: 'neutral',
};
