/**
 * The state of the page is its address, behind the `#`: a copied link shows the same to everybody,
 * and loading it sends nothing of a game to the server.
 */

import { useCallback, useEffect, useState } from "preact/hooks";

export const TABS = ["table", "scenes", "rules", "book", "api"] as const;
export type Tab = (typeof TABS)[number];

export const VIEWS = ["everything", "seat_1", "seat_2", "seat_3", "seat_4", "public"] as const;
export type View = (typeof VIEWS)[number];

export const LANGUAGES = ["de", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Address {
  tab: Tab;
  /** The game, in the notation of games. */
  line: string;
  /** How many of its steps are shown, or null for all. */
  at: number | null;
  /** Who looks at it. */
  view: View;
  /** A rule set: its name, or its options. */
  rules: string;
  /** The rule set to compare it with. */
  compare: string;
  /** What is searched for. */
  q: string;
  scene: string;
  lang: Language;
}

/** Whether a change is a step that "back" takes back. */
export type How = "push" | "replace";

function defaults(): Address {
  const isGerman = navigator.language.toLowerCase().startsWith("de");
  const lang = isGerman ? "de" : "en";
  return {
    tab: "table",
    line: "",
    at: null,
    view: "everything",
    rules: "",
    compare: "",
    q: "",
    scene: "",
    lang,
  };
}

/** Reads what stands behind the `#`. What is not known counts as not there. */
export function parseAddress(hash: string): Address {
  const stated = new URLSearchParams(hash.replace(/^#/, ""));
  const base = defaults();
  const at = stated.get("at");
  return {
    tab: oneOf(TABS, stated.get("tab")) ?? base.tab,
    line: stated.get("line") ?? base.line,
    at: at !== null && /^\d{1,4}$/.test(at) ? Number(at) : null,
    view: oneOf(VIEWS, stated.get("view")) ?? base.view,
    rules: stated.get("rules") ?? base.rules,
    compare: stated.get("compare") ?? base.compare,
    q: stated.get("q") ?? base.q,
    scene: stated.get("scene") ?? base.scene,
    lang: oneOf(LANGUAGES, stated.get("lang")) ?? base.lang,
  };
}

/** A link within the page. Members that are left out have their defaults. */
export function linkTo(address: Partial<Address>): string {
  const stated = Object.entries(address)
    .filter(([, value]) => value !== null && value !== "")
    .map(([key, value]) => `${key}=${escaped(String(value))}`);
  return `#${stated.join("&")}`;
}

/** A line of a game stays readable: only what an address cannot hold is escaped. */
function escaped(value: string): string {
  return encodeURIComponent(value)
    .replaceAll("%20", "+")
    .replace(/%(2F|3A|3B|2C|3D|40)/g, decodeURIComponent);
}

function oneOf<T extends string>(values: readonly T[], value: string | null): T | undefined {
  return values.find((it) => it === value);
}

/** What differs from the defaults, but for what the reader chose. */
function shortest(address: Address): Partial<Address> {
  const base = defaults();
  const chosen = new URLSearchParams(location.hash.replace(/^#/, "")).has("lang");
  const kept = Object.entries(address).filter(
    ([key, value]) =>
      key === "tab" || (key === "lang" && chosen) || value !== base[key as keyof Address],
  );
  return Object.fromEntries(kept);
}

const CHANGED = "doko-address";

/** Changes the address from outside of a component. */
export function changeAddress(change: Partial<Address>, how: How = "push"): void {
  const next = linkTo(shortest({ ...parseAddress(location.hash), ...change }));
  if (next !== location.hash) {
    const write = how === "push" ? "pushState" : "replaceState";
    history[write](null, "", next);
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** The address, and how to change it. */
export function useAddress(): [Address, (change: Partial<Address>, how?: How) => void] {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const read = () => setHash(location.hash);
    const events = ["hashchange", "popstate", CHANGED];
    events.forEach((it) => window.addEventListener(it, read));
    read();
    return () => events.forEach((it) => window.removeEventListener(it, read));
  }, []);
  return [parseAddress(hash), useCallback(changeAddress, [])];
}
