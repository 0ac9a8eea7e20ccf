import {
  bodySchema,
  cancelFields,
  checkoutFields,
  counterActionsFields,
  invitationFields,
  invitationStateFields,
  messageFields,
  pairFields,
  pairingFields,
  paymentFields,
  placeFields,
  profileFields,
  receivedFields,
  refundDoneFields,
  refundOrderFields,
  statusFields,
  storeApplicationFields,
  takeBackFields,
  type Fields,
  type Schema,
} from '@zawadeh/domain';

/** The fields with which the server reads each body. */
export const BODY_FIELDS: Readonly<Record<string, Fields>> = {
  CheckoutRequest: checkoutFields,
  PaymentRequest: paymentFields,
  StatusRequest: statusFields,
  CancelRequest: cancelFields,
  RefundDoneRequest: refundDoneFields,
  PlaceRequest: placeFields,
  InvitationRequest: invitationFields,
  InvitationStateRequest: invitationStateFields,
  RefundOrderRequest: refundOrderFields,
  TakeBackRequest: takeBackFields,
  ProfileRequest: profileFields,
  MessageRequest: messageFields,
  ReceivedRequest: receivedFields,
  PairingRequest: pairingFields,
  PairRequest: pairFields,
  CounterActionsRequest: counterActionsFields,
  StoreApplicationRequest: storeApplicationFields,
};

export const bodies: Readonly<Record<string, Schema>> = Object.fromEntries(
  Object.entries(BODY_FIELDS).map(([name, fields]) => [name, bodySchema(fields)]),
);
