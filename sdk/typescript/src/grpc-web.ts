/**
 * gRPC-Web by `fetch`, made of the parts of Connect. Its own transport also has JSON and streams,
 * which pages would have to load.
 */

import { fromBinary, toBinary } from "@bufbuild/protobuf";
import { base64Decode } from "@bufbuild/protobuf/wire";
import { Code, ConnectError, createContextValues } from "@connectrpc/connect";
import type { Interceptor, Transport } from "@connectrpc/connect";
import {
  createEnvelopeReadableStream,
  createMethodUrl,
  encodeEnvelope,
  runUnaryCall,
} from "@connectrpc/connect/protocol";
import { codeFromHttpStatus } from "@connectrpc/connect/protocol-grpc";
import { requestHeader, trailerFlag, trailerParse } from "@connectrpc/connect/protocol-grpc-web";

import { StatusSchema } from "./generated/google/rpc/status_pb.js";

/** A transport for everything but streams. */
export function grpcWeb(
  baseUrl: string,
  request: typeof fetch,
  interceptors: Interceptor[],
): Transport {
  return {
    async unary(method, signal, timeoutMs, header, message, contextValues) {
      return runUnaryCall<typeof method.input, typeof method.output>({
        interceptors,
        ...(signal && { signal }),
        ...(timeoutMs !== undefined && { timeoutMs }),
        req: {
          stream: false,
          service: method.parent,
          method,
          requestMethod: "POST",
          url: createMethodUrl(baseUrl, method),
          header: requestHeader(true, timeoutMs, header, false),
          contextValues: contextValues ?? createContextValues(),
          message,
        },
        next: async (req) => {
          const response = await request(req.url, {
            method: "POST",
            redirect: "error",
            headers: req.header,
            signal: req.signal,
            body: encodeEnvelope(0, toBinary(method.input, req.message)) as Uint8Array<ArrayBuffer>,
          });
          const { data, trailer } = await parts(response);
          return {
            stream: false,
            service: method.parent,
            method,
            header: response.headers,
            message: fromBinary(method.output, data),
            trailer,
          };
        },
      });
    },
    stream() {
      return Promise.reject(new ConnectError("pages cannot send a stream", Code.Unimplemented));
    },
  };
}

/** The message of a response, and what stands behind it. */
async function parts(response: Response): Promise<{ data: Uint8Array; trailer: Headers }> {
  const { headers, status, body } = response;
  if (!response.ok) {
    throw new ConnectError(
      message(headers) ?? `HTTP ${status}`,
      codeFromHttpStatus(status),
      headers,
    );
  }
  failIfTold(headers);
  let data: Uint8Array | undefined;
  let trailer: Headers | undefined;
  if (body) {
    const reader = createEnvelopeReadableStream(body).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (part.value.flags === trailerFlag) {
        trailer = trailerParse(part.value.data);
      } else if (data === undefined && part.value.flags === 0) {
        data = part.value.data;
      } else {
        throw new ConnectError("more than one message, or a compressed one", Code.Internal);
      }
    }
  }
  if (trailer) {
    failIfTold(trailer);
  }
  if (data === undefined || trailer === undefined) {
    throw new ConnectError(
      "the response is not complete",
      trailer ? Code.Unimplemented : Code.Unknown,
    );
  }
  return { data, trailer };
}

function message(headers: Headers): string | undefined {
  const text = headers.get("grpc-message");
  return text === null ? undefined : decodeURIComponent(text);
}

/** Throws the error that the server tells in headers or behind the message. */
function failIfTold(headers: Headers): void {
  const code = Number(headers.get("grpc-status") ?? 0);
  if (code === 0) {
    return;
  }
  const error = new ConnectError(message(headers) ?? "", code, headers);
  const bytes = headers.get("grpc-status-details-bin");
  if (bytes !== null) {
    const { details } = fromBinary(StatusSchema, base64Decode(bytes));
    error.details = details.map(({ typeUrl, value }) => ({
      type: typeUrl.slice(typeUrl.lastIndexOf("/") + 1),
      value,
    }));
  }
  throw error;
}
