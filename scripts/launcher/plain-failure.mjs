/** A failure with a self-explaining message, shown without a stack trace. */
export class PlainFailure extends Error {}
