export { UiProvider, scopeAttributes, type UiProviderProps } from './provider/UiProvider.tsx';
export { useLanguage, type LinkComponent } from './provider/contexts.ts';
export type { Language, Messages } from './provider/language.ts';
export { useBeirut } from './provider/useBeirut.ts';
export { breakpoint, color, from, rem, size, space, type, type ThemeChoice } from './theme/index.ts';
export { onBrand } from './theme/onBrand.ts';
export { ablaqBand } from './foundations/ablaqBand.ts';
export { fontsToPreload } from './theme/fonts/preload.ts';
export { Text, type TextProps } from './foundations/Text/Text.tsx';
export { cardIcon, chevronEndIcon, whatsappIcon } from './foundations/Icon/frameIcons.ts';
export { arrowBackIcon, plusIcon, trashIcon, type IconDrawing } from './foundations/Icon/icons.ts';
export { checkIcon } from './foundations/Icon/noticeIcons.ts';
export {
  chartIcon,
  copyIcon,
  editIcon,
  filterIcon,
  listIcon,
  moreIcon,
  shieldIcon,
  usersIcon,
} from './foundations/Icon/deskIcons.ts';
export { bagIcon } from './foundations/Icon/menuIcons.ts';
export { downloadIcon } from './foundations/Icon/walletIcons.ts';
export { instagramIcon, tiktokIcon } from './foundations/Icon/socialIcons.ts';
export { mopedIcon } from './foundations/Icon/orderIcons.ts';
export { clockIcon, closeIcon, refreshIcon, storeIcon } from './foundations/Icon/shelfIcons.ts';
export { Icon, type IconProps } from './foundations/Icon/Icon.tsx';
export { Phrase, type PhraseProps } from './foundations/Phrase/Phrase.tsx';
export { Price, type PriceProps } from './foundations/Price/Price.tsx';
export { Skeleton } from './foundations/Skeleton/Skeleton.ts';
export { BrandMark, type BrandMarkProps } from './foundations/BrandMark/BrandMark.tsx';
export { BrandTitle, type BrandTitleProps } from './foundations/BrandTitle/BrandTitle.tsx';
export { VisuallyHidden } from './foundations/VisuallyHidden/VisuallyHidden.ts';
export { Ltr, type LtrProps } from './foundations/Ltr/Ltr.tsx';
export { When, useWhenWords, type WhenProps } from './foundations/When/When.tsx';
export { Stack, type StackProps } from './foundations/Stack/Stack.tsx';
export { Grid, type GridProps } from './foundations/Grid/Grid.tsx';
export { Surface, type SurfaceProps } from './foundations/Surface/Surface.tsx';
export { Dock, type DockProps } from './foundations/Dock/Dock.tsx';
export { dockedPage, dockedPageInColumns, dockPlace } from './foundations/Dock/Dock.styles.ts';
export { Heading, type HeadingProps } from './foundations/Heading/Heading.tsx';
export {
  Illustration,
  type IllustrationName,
  type IllustrationProps,
} from './foundations/Illustration/Illustration.tsx';
export { Button, type ButtonProps } from './controls/Button/Button.tsx';
export { BusyButton, type BusyButtonProps } from './controls/Button/BusyButton.tsx';
export { IconButton, type IconButtonProps } from './controls/IconButton/IconButton.tsx';
export { Chip, ChipGroup, type ChipGroupProps, type ChipProps } from './controls/Chip/Chip.tsx';
export { SearchField, type SearchFieldProps } from './controls/SearchField/SearchField.tsx';
export { Field, type FieldProps, type FieldWiring } from './controls/Field/Field.tsx';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FieldProblem,
} from './controls/ErrorSummary/ErrorSummary.tsx';
export { focusField } from './controls/ErrorSummary/focusField.ts';
export { TextField, type TextFieldProps } from './controls/TextField/TextField.tsx';
export { PasswordField, type PasswordFieldProps } from './controls/PasswordField/PasswordField.tsx';
export { TextArea, type TextAreaProps } from './controls/TextArea/TextArea.tsx';
export {
  SelectField,
  type SelectFieldProps,
  type SelectOption,
} from './controls/SelectField/SelectField.tsx';
export { NumberField, type NumberFieldProps } from './controls/NumberField/NumberField.tsx';
export { DateTimeField, type DateTimeFieldProps } from './controls/DateTimeField/DateTimeField.tsx';
export { QuantityStepper, type QuantityStepperProps } from './controls/QuantityStepper/QuantityStepper.tsx';
export {
  ToggleGroup,
  type ToggleGroupProps,
  type ToggleOption,
} from './controls/ToggleGroup/ToggleGroup.tsx';
export { PhoneField, type PhoneFieldProps, type PhoneValue } from './controls/PhoneField/PhoneField.tsx';
export { usePhoneWords } from './controls/PhoneField/usePhoneWords.ts';
export { AreaPicker, type AreaPickerProps } from './controls/AreaPicker/AreaPicker.tsx';
export { ImageField, type ImageFieldProps } from './controls/ImageField/ImageField.tsx';
export type { ImageProblem } from './controls/ImageField/ImageField.messages.ts';
export { LanguageSwitch, type LanguageSwitchProps } from './controls/LanguageSwitch/LanguageSwitch.tsx';
export { ThemeSwitch, type ThemeSwitchProps } from './controls/ThemeSwitch/ThemeSwitch.tsx';
export { Dialog, type DialogProps } from './overlays/Dialog/Dialog.tsx';
export { Sheet, type SheetProps } from './overlays/Sheet/Sheet.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/ConfirmDialog/ConfirmDialog.tsx';
export { PromptDialog, type PromptDialogProps } from './overlays/PromptDialog/PromptDialog.tsx';
export { ToastRegion } from './overlays/Toast/ToastRegion.tsx';
export { ToastsContext, useToasts } from './overlays/Toast/useToasts.ts';
export { createToasts, type ToastContent, type ToastStore } from './overlays/Toast/toastStore.ts';
export { Menu, type MenuProps } from './overlays/Menu/Menu.tsx';
export type { MenuAction } from './overlays/Menu/MenuList.tsx';
export { AccountLinks, type AccountLinksProps } from './navigation/AccountLinks/AccountLinks.tsx';
export { BackButton, type BackButtonProps } from './navigation/BackButton/BackButton.tsx';
export { CartLink, type CartLinkProps } from './navigation/CartLink/CartLink.tsx';
export { ClockBanner, type ClockBannerProps } from './navigation/ClockBanner/ClockBanner.tsx';
export {
  ConnectionBanner,
  type ConnectionBannerProps,
} from './navigation/ConnectionBanner/ConnectionBanner.tsx';
export { CountBadge, type CountBadgeProps } from './navigation/CountBadge/CountBadge.tsx';
export { Header, type HeaderProps } from './navigation/Header/Header.tsx';
export { HelpButton, type HelpButtonProps } from './navigation/HelpButton/HelpButton.tsx';
export { MenuButton, type MenuButtonProps } from './navigation/MenuButton/MenuButton.tsx';
export { BellButton, type BellButtonProps } from './navigation/BellButton/BellButton.tsx';
export {
  NotificationPanel,
  type NotificationPanelProps,
} from './navigation/BellButton/NotificationPanel.tsx';
export {
  NotificationList,
  type NotificationListProps,
} from './navigation/NotificationList/NotificationList.tsx';
export { SectionTabs, type Section, type SectionTabsProps } from './navigation/SectionTabs/SectionTabs.tsx';
export { SideMenu, type SideMenuProps } from './navigation/SideMenu/SideMenu.tsx';
export { SkipLink, type SkipLinkProps } from './navigation/SkipLink/SkipLink.tsx';
export { Alert, type AlertProps } from './data/Alert/Alert.tsx';
export { EmptyState, type EmptyStateProps } from './data/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './data/ErrorState/ErrorState.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './data/Badge/Badge.tsx';
export { KeyValueList, type KeyValue, type KeyValueListProps } from './data/KeyValueList/KeyValueList.tsx';
export { PriceTag, type PriceTagProps } from './bag/PriceTag/PriceTag.tsx';
export {
  AvailabilityOverlay,
  type AvailabilityOverlayProps,
} from './bag/AvailabilityOverlay/AvailabilityOverlay.tsx';
export { BagPicture, type BagPictureProps } from './bag/BagPicture/BagPicture.tsx';
export { BagPortrait, BagPortraitSkeleton, type BagPortraitProps } from './bag/BagPortrait/BagPortrait.tsx';
export { BagCard, type BagCardProps } from './bag/BagCard/BagCard.tsx';
export { BagGrid, BagGridSkeleton, type BagGridProps } from './bag/BagGrid/BagGrid.tsx';
export { PaymentBadge, type PaymentBadgeProps } from './bag/PaymentBadge/PaymentBadge.tsx';
export { RoleBadge, type RoleBadgeProps } from './bag/RoleBadge/RoleBadge.tsx';
export { PickupPlace, type PickupPlaceProps } from './bag/PickupPlace/PickupPlace.tsx';
export { PickupWindow, type PickupWindowProps } from './bag/PickupWindow/PickupWindow.tsx';
export { RestockNote, type RestockNoteProps } from './bag/RestockNote/RestockNote.tsx';
export { StockHint, type StockHintProps } from './bag/StockHint/StockHint.tsx';
export { CartLine, type CartLineProps } from './bag/CartLine/CartLine.tsx';
export { RemovedCartLine, type RemovedCartLineProps } from './bag/CartLine/RemovedCartLine.tsx';
export { OrderSummary, type OrderSummaryProps } from './bag/OrderSummary/OrderSummary.tsx';
export { OrderCard, type OrderCardProps } from './bag/OrderCard/OrderCard.tsx';
export { OrderCardSkeleton } from './bag/OrderCard/OrderCardSkeleton.tsx';
export { AddressFields, type AddressFieldsProps } from './bag/AddressFields/AddressFields.tsx';
export { Steps, type Step, type StepsProps } from './bag/Steps/Steps.tsx';
export { grouped } from './data/grouped.ts';
export { Stat, type StatProps } from './data/Stat/Stat.tsx';
export { Pagination, type PaginationProps } from './data/Pagination/Pagination.tsx';
export { DataTable, type DataTableProps } from './data/DataTable/DataTable.tsx';
export type { Column, Sort } from './data/DataTable/columns.ts';
export { useTableRows, type TableRowsOptions } from './data/DataTable/useTableRows.ts';
export { BarChart, type BarChartProps, type BarChartRow } from './data/BarChart/BarChart.tsx';
export { StockBars, type StockBarsProps, type StockBarsRow } from './data/StockBars/StockBars.tsx';
export { DayChart, type DayChartDay, type DayChartProps } from './data/DayChart/DayChart.tsx';
