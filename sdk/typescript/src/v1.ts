/**
 * The messages, enums and services of `doppelkopf.rules.v1`, as protobuf-es generates them.
 *
 * The functions of this library take names in place of numbers (`"HT"`, `"keine_90"`); what they
 * answer is made of these messages.
 *
 * @module
 */

export * from "./generated/doppelkopf/rules/v1/announcement_pb.js";
export * from "./generated/doppelkopf/rules/v1/card_pb.js";
export * from "./generated/doppelkopf/rules/v1/contract_pb.js";
export * from "./generated/doppelkopf/rules/v1/error_reason_pb.js";
export * from "./generated/doppelkopf/rules/v1/offence_pb.js";
export * from "./generated/doppelkopf/rules/v1/position_pb.js";
export * from "./generated/doppelkopf/rules/v1/question_pb.js";
export * from "./generated/doppelkopf/rules/v1/record_pb.js";
export * from "./generated/doppelkopf/rules/v1/rule_set_pb.js";
export * from "./generated/doppelkopf/rules/v1/rule_set_service_pb.js";
export * from "./generated/doppelkopf/rules/v1/rule_set_stamp_pb.js";
export * from "./generated/doppelkopf/rules/v1/rules_service_pb.js";
export * from "./generated/doppelkopf/rules/v1/seat_pb.js";
export * from "./generated/doppelkopf/rules/v1/settlement_pb.js";
export * from "./generated/doppelkopf/rules/v1/table_service_pb.js";
export * from "./generated/doppelkopf/rules/v1/verdict_pb.js";
export * from "./generated/doppelkopf/rules/v1/vorbehalt_pb.js";
