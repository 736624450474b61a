# syntax=docker/dockerfile:1

# The builder makes a static binary: the image needs nothing else.
FROM rust:1.95.0-bookworm AS builder
# The image has the toolchain that rust-toolchain.toml names; lints and
# formatter, which that file asks for as well, are of no use here.
ENV RUSTUP_TOOLCHAIN=1.95.0
WORKDIR /src
COPY . .
# With an explicit target the flags do not reach build scripts and macros,
# which cannot be static.
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/src/target \
    target="$(rustc --print host-tuple)" \
    && RUSTFLAGS="-C target-feature=+crt-static" \
       cargo build --locked --profile dist --package doko-server --package doko-cli --target "${target}" \
    && install -D --mode=0755 --target-directory=/out "target/${target}/dist/doko-server" "target/${target}/dist/doko" \
    && install -D --mode=0644 --target-directory=/out/licenses LICENSE-APACHE LICENSE-MIT

FROM scratch AS runtime
ARG VERSION=0.1.0
LABEL org.opencontainers.image.title="Doko Rules" \
      org.opencontainers.image.description="Doppelkopf rules over gRPC" \
      org.opencontainers.image.licenses="MIT OR Apache-2.0" \
      org.opencontainers.image.version="${VERSION}"
COPY --from=builder /out/ /
# Inside a container the loopback address would reach nobody. Who may call is for the
# one who runs it to say: without credentials or DOKO_ALLOW_ANONYMOUS it does not start.
ENV DOKO_ADDRESS=0.0.0.0:50051
USER 65532:65532
EXPOSE 50051
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=2s --retries=3 \
    CMD ["/doko-server", "healthcheck"]
ENTRYPOINT ["/doko-server"]
