/** Reads the `.proto` files of the service: messages, enums and methods, with their comments and options. */

const TOKEN = /\/\/[^\n]*|"(?:[^"\\]|\\.)*"|[\w.]+|[^\s\w]/g;

/** What a file declares: `{ messages, enums, services }`, each a list in the order of the file. */
export function readProto(text) {
  const reader = new Reader(text.match(TOKEN) ?? []);
  const file = { messages: [], enums: [], services: [] };
  while (!reader.isAtEnd()) {
    const word = reader.next();
    if (word === "message") {
      file.messages.push(message(reader));
    } else if (word === "enum") {
      file.enums.push(enumeration(reader));
    } else if (word === "service") {
      file.services.push(service(reader));
    } else if (word === "extend") {
      reader.next();
      reader.skipBlock();
    } else {
      reader.skipStatement();
    }
  }
  return file;
}

function message(reader) {
  const about = reader.about;
  const name = reader.next();
  reader.expect("{");
  return { name, about, fields: fields(reader, undefined) };
}

/** The fields up to the end of a block; those of a `oneof` carry its name. */
function fields(reader, oneof) {
  const found = [];
  for (let word = reader.next(); word !== "}"; word = reader.next()) {
    if (word === "oneof") {
      const name = reader.next();
      reader.expect("{");
      found.push(...fields(reader, name));
    } else if (word === "reserved") {
      reader.skipStatement();
    } else {
      found.push(field(reader, word, oneof));
    }
  }
  return found;
}

function field(reader, first, oneof) {
  const about = reader.about;
  const isRepeated = first === "repeated";
  const type = isRepeated || first === "optional" ? reader.next() : first;
  const name = reader.next();
  reader.expect("=");
  reader.next();
  const options = reader.peek() === "[" ? bracketed(reader) : {};
  reader.expect(";");
  return { name, type, about, isRepeated, oneof, options };
}

function enumeration(reader) {
  const about = reader.about;
  const name = reader.next();
  reader.expect("{");
  const values = [];
  for (let word = reader.next(); word !== "}"; word = reader.next()) {
    const about = reader.about;
    reader.expect("=");
    reader.next();
    const options = reader.peek() === "[" ? bracketed(reader) : {};
    reader.expect(";");
    values.push({ name: word, about, options });
  }
  return { name, about, values };
}

function service(reader) {
  const about = reader.about;
  const name = reader.next();
  reader.expect("{");
  const methods = [];
  for (let word = reader.next(); word !== "}"; word = reader.next()) {
    if (word !== "rpc") {
      throw new Error(`${word} in service ${name}`);
    }
    methods.push(method(reader));
  }
  return { name, about, methods };
}

function method(reader) {
  const about = reader.about;
  const name = reader.next();
  const [request, isStream] = typeInParentheses(reader);
  reader.expect("returns");
  const [response] = typeInParentheses(reader);
  const paths = [];
  if (reader.peek() === "{") {
    for (const word of reader.block()) {
      if (word.startsWith('"/')) {
        paths.push(JSON.parse(word));
      }
    }
  } else {
    reader.expect(";");
  }
  return { name, about, request, response, isStream, paths };
}

function typeInParentheses(reader) {
  reader.expect("(");
  const word = reader.next();
  const isStream = word === "stream";
  const type = isStream ? reader.next() : word;
  reader.expect(")");
  return [type, isStream];
}

/** The options of a field or value: `[(option) = { path: "x" }, json_name = "y"]`. */
function bracketed(reader) {
  const options = {};
  reader.expect("[");
  for (let word = reader.next(); word !== "]"; word = reader.next()) {
    if (word === "(") {
      const name = reader.next();
      reader.expect(")");
      reader.expect("=");
      options[name] = value(reader);
    } else if (word !== ",") {
      reader.expect("=");
      options[word] = value(reader);
    }
  }
  return options;
}

function value(reader) {
  const word = reader.next();
  if (word === "{") {
    return aggregate(reader);
  }
  if (word === "[") {
    const items = [];
    for (let item = reader.next(); item !== "]"; item = reader.next()) {
      if (item !== ",") {
        items.push(scalar(item));
      }
    }
    return items;
  }
  return scalar(word);
}

/** `{ a: 1 words: {…} words: {…} }`: a name that comes again makes a list. */
function aggregate(reader) {
  const made = {};
  for (let name = reader.next(); name !== "}"; name = reader.next()) {
    reader.expect(":");
    const one = value(reader);
    made[name] = name in made ? [made[name], one].flat() : one;
  }
  return made;
}

function scalar(word) {
  return word.startsWith('"') || /^\d+$/.test(word) ? JSON.parse(word) : word;
}

/** Gives one token after the other, and keeps the comment that stands before it. */
class Reader {
  #tokens;
  #at = 0;
  about = "";

  constructor(tokens) {
    this.#tokens = tokens;
  }

  isAtEnd() {
    this.#passComments();
    return this.#at >= this.#tokens.length;
  }

  peek() {
    this.#passComments();
    return this.#tokens[this.#at];
  }

  next() {
    const hasComment = this.#passComments();
    const token = this.#tokens[this.#at++];
    if (token === undefined) {
      throw new Error("the file ends too early");
    }
    if (!hasComment && /^[;{}]$/.test(token)) {
      this.about = "";
    }
    return token;
  }

  expect(token) {
    const found = this.next();
    if (found !== token) {
      throw new Error(`expected ${token}, found ${found}`);
    }
  }

  skipStatement() {
    while (this.next() !== ";");
  }

  skipBlock() {
    this.block();
  }

  /** The tokens of a block, without its braces. */
  block() {
    const found = [];
    this.expect("{");
    for (let depth = 1; ;) {
      const token = this.next();
      depth += token === "{" ? 1 : token === "}" ? -1 : 0;
      if (depth === 0) {
        return found;
      }
      found.push(token);
    }
  }

  #passComments() {
    const lines = [];
    while (this.#tokens[this.#at]?.startsWith("//")) {
      lines.push(this.#tokens[this.#at++].replace(/^\/\/ ?/, ""));
    }
    if (lines.length > 0) {
      this.about = lines.map((it) => it || "\n\n").join(" ");
    }
    return lines.length > 0;
  }
}
