/** Why there is no answer. A refusal is none: it is an answer. */

import { Code, ConnectError } from "@connectrpc/connect";

import {
  BadRequestSchema,
  ErrorInfoSchema,
  RetryInfoSchema,
} from "./generated/google/rpc/error_details_pb.js";
import type { Status } from "./generated/google/rpc/status_pb.js";
import type { ErrorReason } from "./v1.js";

/** Why a request could not be read or answered, such as `"CARD_NOT_IN_DECK"`. */
export type ErrorReasonName = Exclude<keyof typeof ErrorReason, "UNSPECIFIED">;

/** A field of a request that cannot be read. */
export interface BadField {
  /** Its path, such as `record.plays[3]`. */
  readonly path: string;
  /** Why, such as `"CARD_NOT_IN_DECK"`; a newer server may have more reasons. */
  readonly reason: ErrorReasonName | (string & {});
  /** What is wrong with it; empty for those beyond the first of very many. */
  readonly description: string;
}

/** Why a question was not answered: the class of all errors of this library. */
export class RulesError extends Error {
  override readonly name: string = "RulesError";

  /**
   * Whether the same question may be answered later. After a fault of the connection the client
   * has asked again already, within its limits.
   */
  readonly isTransient: boolean = false;

  /** How long the server asks to wait before the next attempt, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, options: { cause?: unknown; retryAfterMs?: number } = {}) {
    super(message, options);
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** The service cannot read the request, whoever sends it. All bad fields are named. */
export class InvalidRequestError extends RulesError {
  override readonly name = "InvalidRequestError";

  constructor(
    message: string,
    /** Why; of several bad fields that of the first. */
    readonly reason: ErrorReasonName | (string & {}),
    /** The bad fields, in their order. Empty if the message as a whole is too large. */
    readonly fields: readonly BadField[],
    options: { cause?: unknown } = {},
  ) {
    super(message, options);
  }
}

/** The server has too much to do, or this caller asks too much. */
export class OverloadedError extends RulesError {
  override readonly name = "OverloadedError";
  override readonly isTransient = true;
}

/** The deadline passed before an answer came. */
export class DeadlineError extends RulesError {
  override readonly name = "DeadlineError";
  override readonly isTransient = true;
}

/** No server could be reached, the connection broke, or the server is going away. */
export class UnavailableError extends RulesError {
  override readonly name = "UnavailableError";
  override readonly isTransient = true;
}

/** The `AbortSignal` of the call was used, whose reason is the cause, or the client was closed. */
export class CancelledError extends RulesError {
  override readonly name = "CancelledError";
}

/** No credentials, unknown ones, or not enough of them. */
export class DeniedError extends RulesError {
  override readonly name = "DeniedError";
}

/** What answers is no rules service of this version of the API. */
export class ProtocolError extends RulesError {
  override readonly name = "ProtocolError";
}

/** The server has a fault of its own. */
export class ServerError extends RulesError {
  override readonly name = "ServerError";
}

/** The settings of a client make no sense, such as an address that is none. */
export class SettingsError extends RulesError {
  override readonly name = "SettingsError";
}

/** The reason with which a client that is closed ends its calls; a caller has another. */
export class Closing extends Error {
  override readonly name = "Closing";
}

/** Reads whatever a failed call throws. */
export function errorFrom(thrown: unknown, signal?: AbortSignal): RulesError {
  // The reason of a caller may be one of these errors, and is no answer to this call.
  if (thrown instanceof RulesError && !(signal?.aborted && thrown === signal.reason)) {
    return thrown;
  }
  if (signal?.aborted) {
    if (signal.reason instanceof Closing) {
      return new CancelledError("the client is closed");
    }
    return new CancelledError("the call was cancelled", { cause: signal.reason });
  }
  const error = ConnectError.from(thrown);
  const retryAfterMs = retryDelay(error);
  const options = { cause: error, ...(retryAfterMs !== undefined && { retryAfterMs }) };
  const message = error.rawMessage;
  switch (error.code) {
    case Code.InvalidArgument:
      return invalidRequest(error);
    case Code.ResourceExhausted:
      if (reasonOf(error) === "MESSAGE_TOO_LARGE") {
        return invalidRequest(error);
      }
      // What the transport says of a response that is longer than it may read.
      return message.includes("readMaxBytes")
        ? new ProtocolError(`the answer is too large: ${message}`, options)
        : new OverloadedError(`the server is overloaded: ${message}`, options);
    case Code.DeadlineExceeded:
      return new DeadlineError(`the deadline passed: ${message}`, options);
    case Code.Unavailable:
      return new UnavailableError(`no connection to the server: ${message}`, options);
    case Code.Unauthenticated:
    case Code.PermissionDenied:
      return new DeniedError(`access denied: ${message}`, options);
    case Code.Unimplemented:
      return new ProtocolError(`not the API doppelkopf.rules.v1: ${message}`, options);
    case Code.Canceled:
    case Code.Unknown:
    case Code.Aborted:
    case Code.Internal:
      return isOfTheConnection(error)
        ? new UnavailableError(`no connection to the server: ${message}`, options)
        : new ServerError(`the server failed: ${error.message}`, options);
    case Code.NotFound:
    case Code.AlreadyExists:
    case Code.FailedPrecondition:
    case Code.OutOfRange:
    case Code.DataLoss:
      return new ServerError(`the server failed: ${error.message}`, options);
  }
}

/** Reads the error that stands in place of one answer of many. */
export function errorFromStatus(status: Status): RulesError {
  const error = new ConnectError(status.message, status.code);
  error.details = status.details.map((it) => ({
    type: it.typeUrl.slice(it.typeUrl.lastIndexOf("/") + 1),
    value: it.value,
  }));
  return errorFrom(error);
}

/**
 * Whether the connection is at fault. What a server says has no cause; and who has not cancelled a
 * call and hears that it is has lost the connection.
 */
function isOfTheConnection({ code, cause }: ConnectError): boolean {
  const isOfTheSystem = cause instanceof Error && "code" in cause;
  return code === Code.Canceled || (isOfTheSystem && typeof cause.code === "string");
}

function invalidRequest(error: ConnectError): InvalidRequestError {
  const fields = error
    .findDetails(BadRequestSchema)
    .flatMap((it) => it.fieldViolations)
    .map((it) => ({ path: it.field, reason: it.reason, description: it.description }));
  return new InvalidRequestError(error.rawMessage, reasonOf(error), fields, { cause: error });
}

function reasonOf(error: ConnectError): string {
  return error.findDetails(ErrorInfoSchema)[0]?.reason ?? "";
}

function retryDelay(error: ConnectError): number | undefined {
  const delay = error.findDetails(RetryInfoSchema)[0]?.retryDelay;
  const ms = delay && Number(delay.seconds) * 1000 + delay.nanos / 1e6;
  return ms !== undefined && ms >= 0 ? ms : undefined;
}
