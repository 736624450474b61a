/** Messages and enums of the service, as tables. */

import api from "described:api";
import type { Enum, Field, Message } from "described:api";

import { linkTo, useAddress } from "../address";
import { useWords } from "../words";

/** A message or an enum by its name. */
export function TypeTable({ name }: { name: string }) {
  const message = api.messages[name];
  const named = api.enums[name];
  if (message) {
    return <MessageTable message={message} />;
  }
  return named ? <EnumTable named={named} /> : null;
}

function MessageTable({ message }: { message: Message }) {
  const t = useWords();
  return (
    <div class="api-type">
      <Text text={message.about} />
      {message.fields.length === 0 ? (
        <p class="soft">{t("Ohne Felder.", "No fields.")}</p>
      ) : (
        <dl class="api-fields" lang="en">
          {message.fields.map((field) => (
            <FieldRow key={field.name} field={field} />
          ))}
        </dl>
      )}
    </div>
  );
}

function FieldRow({ field }: { field: Field }) {
  const [{ line, view, rules, lang }] = useAddress();
  const { name, type, about, isRepeated, oneof } = field;
  const isKnown = type in api.messages || type in api.enums;
  return (
    <div>
      <dt>
        <code>{name}</code>{" "}
        <span class="soft">
          {isRepeated && "repeated "}
          {isKnown ? (
            <a href={linkTo({ tab: "api", q: type, line, view, rules, lang })}>{type}</a>
          ) : (
            type
          )}
          {oneof && ` · one of ${oneof}`}
        </span>
      </dt>
      <dd>
        <Text text={about} />
      </dd>
    </div>
  );
}

function EnumTable({ named }: { named: Enum }) {
  return (
    <div class="api-type">
      <Text text={named.about} />
      <dl class="api-fields" lang="en">
        {named.values.map((value) => (
          <div key={value.name}>
            <dt>
              <code>{value.name}</code>
            </dt>
            <dd>
              <Text text={value.about ?? ""} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A comment of the descriptors, which are English; backticks mark code. */
export function Text({ text }: { text: string }) {
  return (
    <>
      {text.split(/\s*\n\n\s*/).map((paragraph) => (
        <p key={paragraph} lang="en">
          {paragraph
            .split("`")
            .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
        </p>
      ))}
    </>
  );
}
