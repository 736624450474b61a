//! The road of JSON, and back to the bytes that gRPC would have sent. A library reads and writes
//! the JSON, not the service.

use anyhow::{Context as _, Result};
use doko_e2e::PATIENCE;
use doko_proto::google_rpc;
use http::header::CONTENT_TYPE;
use http_body_util::{BodyExt as _, Full};
use prost::Message as _;
use prost_reflect::{DescriptorPool, DynamicMessage, MessageDescriptor, MethodDescriptor};
use serde_json::{Value, json};
use tonic::body::Body;
use tonic::transport::{Channel, Endpoint};
use tower::ServiceExt as _;

/// A connection on which questions are JSON.
#[derive(Debug)]
pub(crate) struct Json {
    channel: Channel,
    pool: DescriptorPool,
}

impl Json {
    pub(crate) async fn connect(url: String) -> Result<Json> {
        let endpoint = Endpoint::from_shared(url)?.timeout(PATIENCE);
        Ok(Json {
            channel: endpoint.connect().await?,
            pool: DescriptorPool::decode(doko_proto::FILE_DESCRIPTOR_SET)?,
        })
    }

    /// The bytes that answer the bytes of a request.
    pub(crate) async fn call(
        &self,
        path: &str,
        request: &[u8],
    ) -> Result<Result<Vec<u8>, google_rpc::Status>> {
        let method = self.method(path).with_context(|| path.to_owned())?;
        let question = DynamicMessage::decode(method.input(), request)?;
        let request = http::Request::post(format!("http://localhost{path}"))
            .header(CONTENT_TYPE, "application/json")
            .body(Body::new(Full::from(serde_json::to_vec(&question)?)))?;
        let response = self.channel.clone().oneshot(request).await?;
        let is_answered = response.status() == 200;
        let text = response.into_body().collect().await?.to_bytes();
        match is_answered {
            true => Ok(Ok(bytes(method.output(), &text)?)),
            false => Ok(Err(self.status(&serde_json::from_slice(&text)?)?)),
        }
    }

    fn method(&self, path: &str) -> Option<MethodDescriptor> {
        let (service, name) = path.trim_start_matches('/').split_once('/')?;
        let service = self.pool.get_service_by_name(service)?;
        service.methods().find(|method| method.name() == name)
    }

    /// The status in an error of Connect, whose details are made of what is there for people.
    fn status(&self, error: &Value) -> Result<google_rpc::Status> {
        let details = error["details"].as_array().context("no details")?;
        let details = details.iter().map(|detail| {
            let mut any = detail["debug"].clone();
            let name = detail["type"].as_str().context("no type")?;
            let kind = format!("type.googleapis.com/{name}").into();
            any.as_object_mut()
                .context("no object")?
                .insert("@type".to_owned(), kind);
            anyhow::Ok(any)
        });
        let details = details.collect::<Result<Vec<_>>>()?;
        let invalid_argument = i32::from(tonic::Code::InvalidArgument);
        anyhow::ensure!(error["code"] == "invalid_argument", "{error}");
        let status = json!({
            "code": invalid_argument,
            "message": error["message"],
            "details": details,
        });
        let descriptor = self.pool.get_message_by_name("google.rpc.Status");
        let descriptor = descriptor.context("no google.rpc.Status")?;
        let bytes = bytes(descriptor, &serde_json::to_vec(&status)?)?;
        Ok(google_rpc::Status::decode(bytes.as_slice())?)
    }
}

/// The bytes of a message that is JSON.
fn bytes(descriptor: MessageDescriptor, text: &[u8]) -> Result<Vec<u8>> {
    let mut json = serde_json::Deserializer::from_slice(text);
    let message = DynamicMessage::deserialize(descriptor, &mut json)?;
    json.end()?;
    Ok(message.encode_to_vec())
}
