/** The rules as the service lists them, and how to search in them. */

export interface RuleSource {
  readonly ruleSet?: string;
  readonly edition?: string;
  readonly source: string;
}

export interface Template {
  readonly reason?: string;
  readonly text: string;
}

export interface Rule {
  readonly id: string;
  readonly kind: string;
  readonly texts: readonly { readonly title: string; readonly text: string }[];
  readonly sources?: readonly RuleSource[];
  readonly optionPaths?: readonly string[];
  readonly reasons?: readonly string[];
  readonly templates?: readonly Template[];
  readonly vectorIds?: readonly string[];
}

export interface RuleList {
  readonly rules: readonly Rule[];
}

/** What a search looks at: small letters without accents. */
export function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");
}

/** Whether a text has every word that is searched for. */
export function matches(text: string, search: string): boolean {
  const within = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((it) => within.includes(it));
}

/** The rules that fit, the one with this very id alone. */
export function searched(rules: readonly Rule[], search: string): readonly Rule[] {
  const exact = rules.filter((it) => plain(it.id) === plain(search.trim()));
  return exact.length > 0 ? exact : rules.filter((it) => matches(wordsOf(it), search));
}

function wordsOf(rule: Rule): string {
  const { id, texts, sources = [], optionPaths = [], reasons = [], vectorIds = [] } = rule;
  return [
    id,
    ...texts.flatMap((it) => [it.title, it.text]),
    ...sources.map((it) => it.source),
    ...optionPaths,
    ...reasons.map(shortReason),
    ...vectorIds,
  ].join(" ");
}

/** `REASON_REVOKE` is `REVOKE`, as vectors and logs write it. */
export function shortReason(reason: string): string {
  return reason.replace("REASON_", "");
}

export interface Reason {
  readonly name: string;
  readonly rules: readonly string[];
  readonly templates: readonly string[];
}

/** The reasons for which the rules refuse, in the order of the alphabet. */
export function reasonsOf(rules: readonly Rule[]): readonly Reason[] {
  const names = [...new Set(rules.flatMap((it) => it.reasons ?? []))].sort();
  return names.map((name) => {
    const refusing = rules.filter((it) => it.reasons?.includes(name));
    const texts = refusing.flatMap((it) => it.templates ?? []).filter((it) => it.reason === name);
    return {
      name: shortReason(name),
      rules: refusing.map((it) => it.id),
      templates: [...new Set(texts.map((it) => it.text))],
    };
  });
}

/** Texts of several rule sets that cite the same place stand together. */
export function gathered(sources: readonly RuleSource[]): readonly [string, readonly string[]][] {
  const found = new Map<string, string[]>();
  for (const { source, ruleSet } of sources) {
    found.set(source, [...(found.get(source) ?? []), ...(ruleSet ? [ruleSet] : [])]);
  }
  return [...found];
}
