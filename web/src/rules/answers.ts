/** What the service says of a rule set. */

export interface OptionDescription {
  readonly optionPath: string;
  readonly value?: string;
  readonly meaning: string;
  readonly source?: string;
  readonly ruleIds?: readonly string[];
}

export interface OrderTable {
  readonly kind: string;
  readonly solo?: string;
  readonly trumps?: readonly string[];
  readonly fehl?: readonly { readonly suit: string; readonly cards?: readonly string[] }[];
  readonly trumpCount?: number;
  readonly trumpAugen?: number;
  readonly trumpsWithSchweine?: readonly string[];
}

export interface Limit {
  readonly announcement: string;
  readonly mode: string;
  readonly klaerungsstich?: number;
  readonly counterKind: string;
  readonly counterLimit?: number;
  readonly cardsInHandNeeded?: number;
  readonly party?: string;
}

export interface ScoringRow {
  readonly kind: string;
  readonly points?: number;
  readonly text: string;
  readonly rule: { readonly ruleId: string; readonly source?: string };
}

export interface Described {
  readonly answeredBy: {
    readonly name: string;
    readonly edition?: string;
    readonly optionsHash: string;
  };
  readonly title: string;
  readonly options: readonly OptionDescription[];
  readonly handSize: number;
  readonly orders?: readonly OrderTable[];
  readonly announcementLimits?: readonly Limit[];
  readonly scoring?: readonly ScoringRow[];
}

export interface Difference {
  readonly optionPath: string;
  readonly value?: string;
  readonly comparedValue?: string;
  readonly text: string;
}

export interface Checked {
  readonly answeredBy: { readonly optionsHash: string };
  readonly problems?: readonly {
    readonly optionPath: string;
    readonly conflictsWith?: readonly string[];
    readonly text: string;
  }[];
  readonly differences?: readonly Difference[];
}

export interface Published {
  readonly ruleSets: readonly {
    readonly name: string;
    readonly title: string;
    readonly editions?: readonly { readonly edition: string }[];
  }[];
}
