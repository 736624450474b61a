/** What `describe/` makes of the `.proto` files. */

declare module "described:options" {
  export interface Words {
    readonly name: string;
    readonly de?: string;
    readonly en?: string;
  }

  export interface Option {
    /** Such as `solo.lead`. */
    readonly path: string;
    /** The field of `RuleSet`, such as `solo_lead`. */
    readonly field: string;
    readonly decides: { readonly de: string; readonly en: string };
    /** The option that this one depends on, such as `armut` or `armut=exchange`. */
    readonly needs?: string;
    readonly least?: number;
    readonly most?: number;
    readonly absent?: string;
    readonly isOrdered: boolean;
    readonly kind: "enum" | "enums" | "number" | "numbers" | "message";
    /** What the names of its values begin with in JSON. */
    readonly prefix?: string;
    readonly values?: readonly Words[];
    readonly words?: readonly Words[];
  }

  const options: readonly Option[];
  export default options;
}

declare module "described:api" {
  export interface Method {
    readonly name: string;
    readonly about: string;
    readonly request: string;
    readonly response: string;
    readonly isStream: boolean;
    readonly paths: readonly string[];
  }

  export interface Service {
    readonly name: string;
    readonly about: string;
    readonly methods: readonly Method[];
  }

  export interface Field {
    readonly name: string;
    readonly type: string;
    readonly about: string;
    readonly isRepeated?: boolean;
    readonly oneof?: string;
  }

  export interface Message {
    readonly about: string;
    readonly fields: readonly Field[];
  }

  export interface Enum {
    readonly about: string;
    readonly values: readonly { readonly name: string; readonly about?: string }[];
  }

  const api: {
    readonly services: readonly Service[];
    readonly messages: Readonly<Record<string, Message>>;
    readonly enums: Readonly<Record<string, Enum>>;
  };
  export default api;
}

declare module "*.md" {
  const text: string;
  export default text;
}
