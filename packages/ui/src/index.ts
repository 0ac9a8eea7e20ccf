export { UiProvider, scopeAttributes } from './provider/UiProvider.tsx';
export { createIntl } from './provider/intl.ts';
export { LinkContext, useLanguage, type LinkComponent } from './provider/contexts.ts';
export type { Language, Messages } from './provider/language.ts';
export { useBeirutTime } from './provider/useBeirut.ts';
export {
  color,
  from,
  layer,
  rem,
  size,
  space,
  type,
  type ThemeChoice,
  radius,
  duration,
  easing,
  shadow,
} from './theme/index.ts';
export { onBrand } from './theme/onBrand.ts';
export { ablaqBand } from './foundations/ablaqBand.ts';
export { fontsToPreload } from './theme/fonts/preload.ts';
export { Text } from './foundations/Text/Text.tsx';
export { chevronDownIcon } from './foundations/Icon/formIcons.ts';
export { bellIcon, cardIcon, chevronEndIcon, menuIcon, whatsappIcon } from './foundations/Icon/frameIcons.ts';
export { globeIcon, logoutIcon, walletIcon } from './foundations/Icon/menuIcons.ts';
export { phoneIcon, routeIcon } from './foundations/Icon/contactIcons.ts';
export { minusIcon, plusIcon, trashIcon, type IconDrawing } from './foundations/Icon/icons.ts';
export { arrowBackIcon } from './foundations/Icon/placeIcons.ts';
export { checkIcon, offlineIcon } from './foundations/Icon/noticeIcons.ts';
export {
  calendarIcon,
  calendarOffIcon,
  calendarWeekIcon,
  cashIcon,
  chartIcon,
  chevronStartIcon,
  conflictIcon,
  copyIcon,
  editIcon,
  filterIcon,
  historyIcon,
  listIcon,
  moreIcon,
  pauseIcon,
  phoneDeviceIcon,
  printIcon,
  refundIcon,
  repeatIcon,
  settingsIcon,
  mailIcon,
  shieldIcon,
  userPlusIcon,
  usersIcon,
} from './foundations/Icon/adminIcons.ts';
export {
  allergenIcon,
  currentLocationIcon,
  leafIcon,
  shareIcon,
  heartIcon,
} from './foundations/Icon/bagIcons.ts';
export { bellPlusIcon } from './foundations/Icon/bellIcons.ts';
export { bagCheckIcon, mailOpenedIcon } from './foundations/Icon/mailIcons.ts';
export { calendarPlusIcon } from './foundations/Icon/paidIcons.ts';
export { filtersIcon } from './foundations/Icon/filtersIcon.ts';
export { gridIcon, mapIcon } from './foundations/Icon/viewIcons.ts';
export { downloadIcon } from './foundations/Icon/walletIcons.ts';
export { instagramIcon, tiktokIcon } from './foundations/Icon/socialIcons.ts';
export { bagIcon, mopedIcon } from './foundations/Icon/orderIcons.ts';
export { ticketIcon } from './foundations/Icon/ticketIcon.ts';
export {
  clockIcon,
  closeIcon,
  pinIcon,
  refreshIcon,
  storeIcon,
  alertIcon,
} from './foundations/Icon/shelfIcons.ts';
export { Icon } from './foundations/Icon/Icon.tsx';
export { LocalizedText } from './foundations/LocalizedText/LocalizedText.tsx';
export { Price } from './foundations/Price/Price.tsx';
export { Skeleton } from './foundations/Skeleton/Skeleton.ts';
export { VisuallyHidden, visuallyHidden } from './foundations/VisuallyHidden/VisuallyHidden.ts';
export { Ltr } from './foundations/Ltr/Ltr.tsx';
export { DateTime, useDateTimeText } from './foundations/DateTime/DateTime.tsx';
export { Stack } from './foundations/Stack/Stack.tsx';
export { Grid } from './foundations/Grid/Grid.tsx';
export { Surface } from './foundations/Surface/Surface.tsx';
export { Dock } from './foundations/Dock/Dock.tsx';
export { dockedPage, dockedPageInColumns, dockContainer } from './foundations/Dock/Dock.styles.ts';
export { Heading } from './foundations/Heading/Heading.tsx';
export { Illustration, type IllustrationName } from './foundations/Illustration/Illustration.tsx';
export { Button } from './controls/Button/Button.tsx';
export { BusyButton } from './controls/Button/BusyButton.tsx';
export { IconButton } from './controls/IconButton/IconButton.tsx';
export { CopyButton } from './controls/CopyButton/CopyButton.tsx';
export { copyText } from './controls/CopyButton/copyText.ts';
export { Chip, ChipGroup } from './controls/Chip/Chip.tsx';
export { ChipField } from './controls/Chip/ChipField.tsx';
export { SearchField } from './controls/SearchField/SearchField.tsx';
export { ErrorSummary } from './controls/ErrorSummary/ErrorSummary.tsx';
export { focusField } from './controls/ErrorSummary/focusField.ts';
export { TextField, type TextFieldProps } from './controls/TextField/TextField.tsx';
export { PasswordField } from './controls/PasswordField/PasswordField.tsx';
export { TextArea } from './controls/TextArea/TextArea.tsx';
export { SelectField } from './controls/SelectField/SelectField.tsx';
export { NumberField } from './controls/NumberField/NumberField.tsx';
export { DateTimeField } from './controls/DateTimeField/DateTimeField.tsx';
export { QuantityStepper } from './controls/QuantityStepper/QuantityStepper.tsx';
export { ToggleGroup, type ToggleOption } from './controls/ToggleGroup/ToggleGroup.tsx';
export { PhoneField } from './controls/PhoneField/PhoneField.tsx';
export { usePhoneMessages } from './controls/PhoneField/usePhoneWords.ts';
export { AreaPicker } from './controls/AreaPicker/AreaPicker.tsx';
export { ImageField } from './controls/ImageField/ImageField.tsx';
export type { ImageProblem } from './controls/ImageField/ImageField.messages.ts';
export { Dialog } from './overlays/Dialog/Dialog.tsx';
export { Sheet } from './overlays/Sheet/Sheet.tsx';
export { ConfirmDialog } from './overlays/ConfirmDialog/ConfirmDialog.tsx';
export { PromptDialog } from './overlays/PromptDialog/PromptDialog.tsx';
export { ToastRegion } from './overlays/Toast/ToastRegion.tsx';
export { useToasts } from './overlays/Toast/useToasts.ts';
export { Menu, type MenuProps } from './overlays/Menu/Menu.tsx';
export { AccountLinks } from './navigation/AccountLinks/AccountLinks.tsx';
export { BackButton } from './navigation/BackButton/BackButton.tsx';
export { CartLink } from './navigation/CartLink/CartLink.tsx';
export { ConnectionBanner } from './navigation/ConnectionBanner/ConnectionBanner.tsx';
export { Header } from './navigation/Header/Header.tsx';
export { MenuButton } from './navigation/MenuButton/MenuButton.tsx';
export { BellButton } from './navigation/BellButton/BellButton.tsx';
export { NotificationPanel } from './navigation/BellButton/NotificationPanel.tsx';
export { SectionTabs } from './navigation/SectionTabs/SectionTabs.tsx';
export { SideMenu } from './navigation/SideMenu/SideMenu.tsx';
export { Alert } from './data/Alert/Alert.tsx';
export { EmptyState } from './data/EmptyState/EmptyState.tsx';
export { ErrorState } from './data/ErrorState/ErrorState.tsx';
export { Badge } from './data/Badge/Badge.tsx';
export { KeyValueList, type KeyValue } from './data/KeyValueList/KeyValueList.tsx';
export { PriceTag } from './bag/PriceTag/PriceTag.tsx';
export { BagDrawing, BagPicture } from './bag/BagPicture/BagPicture.tsx';
export { BagPortrait, BagPortraitSkeleton } from './bag/BagPortrait/BagPortrait.tsx';
export { BagCard } from './bag/BagCard/BagCard.tsx';
export { RatingSummary } from './bag/RatingSummary/RatingSummary.tsx';
export { ShopPortrait } from './bag/ShopPortrait/ShopPortrait.tsx';
export { DirectionsLink, type DirectionsLinkProps } from './bag/DirectionsLink/DirectionsLink.tsx';
export { facadeDrawing, useShopPicture } from './bag/ShopPortrait/useShopPicture.ts';
export { shopPictureHeight } from './bag/ShopPortrait/ShopPortrait.styles.ts';
export { LongBagGrid } from './bag/BagGrid/LongBagGrid.tsx';
export { BagGrid } from './bag/BagGrid/BagGrid.tsx';
export { BagGridSkeleton, ShortBagGrid } from './bag/BagGrid/ShortBagGrid.tsx';
export { PaymentBadge } from './bag/PaymentBadge/PaymentBadge.tsx';
export { RoleBadge } from './bag/RoleBadge/RoleBadge.tsx';
export { PickupPlace } from './bag/PickupPlace/PickupPlace.tsx';
export { PickupWindow } from './bag/PickupWindow/PickupWindow.tsx';
export { RestockNote } from './bag/RestockNote/RestockNote.tsx';
export { StockHint } from './bag/StockHint/StockHint.tsx';
export { OrderSummary } from './bag/OrderSummary/OrderSummary.tsx';
export { HandedOver } from './bag/HandedOver/HandedOver.tsx';
export { QrCode } from './foundations/QrCode/QrCode.tsx';
export { OrderCode } from './bag/OrderCode/OrderCode.tsx';
export { TicketStub, type TicketStubProps } from './bag/TicketStub/TicketStub.tsx';
export { TicketStubSkeleton } from './bag/TicketStub/TicketStubSkeleton.tsx';
export { Steps } from './bag/Steps/Steps.tsx';
export { DietTags } from './bag/DietTags/DietTags.tsx';
export { dietMessages } from './bag/DietTags/DietTags.messages.ts';
export { allergenMessages } from './bag/AllergenNote/AllergenNote.messages.ts';
export { AllergenNote } from './bag/AllergenNote/AllergenNote.tsx';
export { ShareButton } from './bag/ShareButton/ShareButton.tsx';
export { FavouriteButton } from './bag/FavouriteButton/FavouriteButton.tsx';
export { LiraNote } from './bag/LiraNote/LiraNote.tsx';
export { ChosenFilters } from './bag/FilterSheet/ChosenFilters.tsx';
export { FilterColumn } from './bag/FilterSheet/FilterColumn.tsx';
export { FilterSheet } from './bag/FilterSheet/FilterSheet.tsx';
export { SortSelect } from './bag/FilterSheet/SortSelect.tsx';
export { formatAtLeast, formatCount } from './data/grouped.ts';
export { Stat } from './data/Stat/Stat.tsx';
export { Pagination } from './data/Pagination/Pagination.tsx';
export { Checkbox } from './data/DataTable/Checkbox.tsx';
export { DataTable } from './data/DataTable/DataTable.tsx';
export type { TableColumn, Sort } from './data/DataTable/columns.ts';
export { useTableRows } from './data/DataTable/useTableRows.ts';
export { PhoneState } from './data/PhoneState/PhoneState.tsx';
export { BrandMark } from './foundations/BrandMark/BrandMark.tsx';
export { packageOffIcon } from './foundations/Icon/takeBackIcon.ts';
export { giftIcon } from './foundations/Icon/giftIcon.ts';
export { deviceOffIcon } from './foundations/Icon/deviceIcons.ts';
export {
  dotsIcon,
  keyboardIcon,
  lightIcon,
  scanIcon,
  backspaceIcon,
  handStopIcon,
  undoIcon,
  cloudUpIcon,
} from './foundations/Icon/counterIcons.ts';
export { pinkedEdge } from './foundations/pinkedEdge.ts';
export { starIcon } from './foundations/Icon/ratingIcons.ts';
export { cameraIcon, externalLinkIcon } from './foundations/Icon/shopPageIcons.ts';
export { selectorIcon } from './foundations/Icon/selectorIcon.ts';
export { disabledLook, Root as ButtonRoot } from './controls/Button/Button.styles.ts';
